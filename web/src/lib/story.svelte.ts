// What happened, told one picture after the other, each as long as its reader likes.

import { me } from "./me.svelte";
import type { Event, LogLine, Moment, Scene } from "./wire";

type Pace = NonNullable<Moment["pace"]>;

/** A picture and the lines told with it. The last one of an event is the table as it is: nobody waits there. */
export interface Frame {
  scene: Scene;
  lines: LogLine[];
  pace?: Pace;
  event?: Event;
}

/** Milliseconds to read in, by speed; a great moment of a calm reader waits for a press. */
const PAUSES: Record<number, Record<Pace, number>> = {
  0.6: { step: 2000, plain: 3200, great: Infinity },
  1: { step: 1200, plain: 1800, great: 3200 },
  2: { step: 500, plain: 700, great: 1400 },
};
const FAST = 2;
/** With more than this to tell, the rest goes fast; with more than that, it is not waited for at all. */
const [BEHIND, FAR_BEHIND] = [4000, 8000];

export class Story {
  /** How long the present picture is shown; undefined when nothing is told. */
  pause = $state<number | undefined>();
  private frames: Frame[] = [];
  private playing = false;
  private on: () => void = () => undefined;

  constructor(private readonly show: (frame: Frame) => Promise<void>) {}

  add(frames: Frame[]): void {
    this.frames.push(...frames);
    if (!this.playing) void this.play();
  }

  /** On with it: the reader has seen enough of this one. */
  go(): void {
    this.on();
  }

  /** Something else is shown from now on. */
  drop(): void {
    this.frames = [];
    this.on();
  }

  private async play(): Promise<void> {
    this.playing = true;
    for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) {
      const pause = frame.pace ? this.reading(frame.pace) : 0;
      this.pause = pause || undefined;
      await this.show(frame);
      if (pause) await this.wait(pause);
    }
    this.pause = undefined;
    this.playing = false;
  }

  private reading(pace: Pace): number {
    const late = this.frames.reduce((sum, frame) => sum + (frame.pace ? (PAUSES[1]?.[frame.pace] ?? 0) : 0), 0);
    if (late > FAR_BEHIND) return 0;
    return PAUSES[late > BEHIND ? FAST : me.speed]?.[pace] ?? 0;
  }

  private async wait(pause: number): Promise<void> {
    let timer = 0;
    await new Promise<void>((resolve) => {
      this.on = resolve;
      if (pause !== Infinity) timer = window.setTimeout(resolve, pause);
    });
    clearTimeout(timer);
    this.on = () => undefined;
  }
}
