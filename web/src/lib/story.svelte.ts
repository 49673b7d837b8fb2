// What happened, told one picture after the other, each as long as its reader likes.

import { me } from "./me.svelte";
import type { Event, LogLine, Moment, Scene } from "./wire";

type Pace = NonNullable<Moment["pace"]>;

/** A picture and the lines told with it. The last one of an event is the table as it is: nobody waits there. */
export interface Frame {
  scene: Scene;
  /** The one it follows. */
  before: Scene;
  lines: LogLine[];
  pace?: Pace;
  event?: Event;
  /** It is shown once more: its lines are told already. */
  again?: true;
}

/** Milliseconds to read in, by speed; a great moment of a calm reader waits for a press. */
export const PAUSES: Record<number, Record<Pace, number>> = {
  0.6: { step: 2000, plain: 3200, great: Infinity },
  1: { step: 1200, plain: 1800, great: 3200 },
  2: { step: 500, plain: 700, great: 1400 },
};
const [NORMAL, FAST] = [1, 2];
/** With more than this to tell, the rest goes fast; with more than that, it is kept for who wants to see it. */
const [BEHIND, FAR_BEHIND] = [4000, 8000];
/** A press sooner than this was meant for the picture before. */
const MEANT = 250;

const lasts = (frames: Frame[], speed: number): number => frames.reduce((sum, { pace }) => sum + (pace ? (PAUSES[speed]?.[pace] ?? 0) : 0), 0);

/** How many seconds these take at the reader's speed; who waits for a press is reckoned as anybody. */
export function seconds(told: Frame[]): number {
  const frames = onceMore(told);
  const some = lasts(frames, me.speed || NORMAL);
  return Math.ceil((some === Infinity ? lasts(frames, NORMAL) : some) / 1000);
}

/** These pictures once more: nobody can act in them. */
export const onceMore = (frames: Frame[]): Frame[] => frames.map(({ scene, before, pace = "step" }) => ({ scene: { ...scene, choices: [] }, before, lines: [], pace, again: true }));

export class Story {
  /** The picture that is looked at; undefined when nothing is told. */
  now = $state.raw<Frame | undefined>();
  /** How long it is shown. */
  pause = $state(0);
  /** Which of how many pictures it is. */
  at = $state(0);
  steps = $state(0);
  /** Pictures passed that nobody saw: too much happened, or nobody looked. */
  missed = $state(false);
  private frames: Frame[] = [];
  private shown: Frame[] = [];
  private playing = false;
  private since = 0;
  private timer = 0;
  private on: () => void = () => undefined;

  constructor(private readonly show: (frame: Frame) => Promise<void>) {}

  add(frames: Frame[]): void {
    this.frames.push(...frames);
    this.count();
    if (!this.playing) void this.play();
  }

  /** On with it: the reader has seen enough of this one. */
  go(): void {
    this.on();
  }

  /** The same by a press anywhere on the table. */
  press(): void {
    if (performance.now() - this.since > MEANT) this.on();
  }

  /** From the first picture on. */
  again(): void {
    this.frames.unshift(...onceMore(this.shown));
    this.shown = [];
    this.on();
  }

  /** To the table as it is. */
  skip(): void {
    for (const frame of this.frames) delete frame.pace;
    this.on();
  }

  /** The reader likes another speed from now on. */
  pace(speed: number): void {
    me.keep("speed", speed);
    if (this.now) this.time(this.now);
  }

  /** Something else is shown from now on. */
  drop(): void {
    this.frames = [];
    this.on();
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.shown = [];
    for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) {
      const pause = this.reading(frame);
      if (frame.pace && !frame.again && !pause && me.speed) this.missed = true;
      [this.now, this.pause] = [pause ? frame : undefined, pause];
      if (pause) this.shown.push(frame);
      this.count();
      await this.show(frame);
      if (pause) await this.wait(frame);
    }
    this.now = undefined;
    this.playing = false;
  }

  private count(): void {
    this.at = this.shown.length;
    this.steps = this.at + this.frames.filter((frame) => frame.pace).length;
  }

  private reading({ pace, again }: Frame): number {
    if (!pace) return 0;
    if (again) return PAUSES[me.speed || NORMAL]?.[pace] ?? 0;
    const late = lasts(this.frames.filter((frame) => !frame.again), NORMAL);
    if (late > FAR_BEHIND || document.hidden) return 0;
    return PAUSES[late > BEHIND && me.speed ? FAST : me.speed]?.[pace] ?? 0;
  }

  private async wait(frame: Frame): Promise<void> {
    await new Promise<void>((resolve) => {
      this.on = resolve;
      this.time(frame);
    });
    clearTimeout(this.timer);
    this.on = () => undefined;
  }

  private time(frame: Frame): void {
    clearTimeout(this.timer);
    this.since = performance.now();
    this.pause = this.reading(frame);
    if (this.pause !== Infinity) this.timer = window.setTimeout(() => this.on(), this.pause);
  }
}
