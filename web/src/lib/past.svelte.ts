// What happened at this table of late: to be shown again, and told to who was away.

import { pictures } from "./pictures";
import type { Frame } from "./story.svelte";
import type { Step } from "./wire";

const KEPT = 80;

export class Past {
  private frames = $state.raw<Frame[]>([]);
  private own = $state(0);

  /** All since one's own last move. */
  since = $derived(this.frames.slice(this.own));
  /** What the wire calls by one name: the newest trick, round or turn in which something was told. */
  group = $derived.by(() => {
    const name = chip(this.frames.at(-1));
    const other = this.frames.findLastIndex((frame) => chip(frame) !== name);
    return { name, frames: name ? this.frames.slice(other + 1) : [] };
  });
  /** The newest moment, with those of the same move. */
  last = $derived.by(() => {
    const version = this.frames.at(-1)?.lines.at(-1)?.version;
    return this.frames.filter((frame) => frame.lines.at(-1)?.version === version);
  });

  /** Of these what others did. */
  others(seat: number | null): Frame[] {
    return this.since.filter((frame) => frame.lines.some((line) => line.seat !== seat));
  }

  /** A deed is whatever there is a line about. */
  add(frames: Frame[], back: boolean): void {
    if (back) [this.frames, this.own] = [[], 0];
    else this.keep([...this.frames, ...frames.filter((frame) => frame.lines.length)]);
  }

  /** One makes a move: what comes now has come since. */
  mine(): void {
    this.own = this.frames.length;
  }

  /** As the host tells it to who comes back: all that came after this seat's last move. */
  fetched(steps: Step[], seat: number): void {
    const from = Math.max(1, steps.findLastIndex((step) => step.seat === seat));
    const after: Frame[] = [];
    let before = steps[from - 1]?.scene;
    for (const { scene, lines, pace } of steps.slice(from).flatMap(pictures)) {
      if (before && lines.length) after.push({ scene, before, lines, ...(pace && { pace }) });
      before = scene;
    }
    this.own = 0;
    this.keep(after);
  }

  /** How many moves were made at this table that this page did not show. */
  missed(table: string, moves: number): number {
    const seen = Number(sessionStorage.getItem(`seen-${table}`));
    this.saw(table, moves);
    return moves - seen;
  }

  saw(table: string, moves: number): void {
    sessionStorage.setItem(`seen-${table}`, String(moves));
  }

  private keep(frames: Frame[]): void {
    this.own = Math.max(0, this.own - Math.max(0, frames.length - KEPT));
    this.frames = frames.slice(-KEPT);
  }
}

const chip = (frame: Frame | undefined): string => frame?.scene.chips?.[0] ?? "";
