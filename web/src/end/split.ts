// What changed a seat's chance to win: its own choices, those of the others, and luck.

import type { Chances, Shift } from "../lib/wire";

export interface Part {
  kind: "own" | "others" | "luck";
  /** The chance before and after it. */
  from: number;
  to: number;
}

/** One after the other, they lead from the chance before a step to the one after it. */
export function parts(before: Shift, step: Shift, seat: number): Part[] {
  let from = before.chances[seat] ?? 0;
  return (["own", "others", "luck"] as const).map((kind) => {
    const part = { kind, from, to: from + (step[kind][seat] ?? 0) };
    from = part.to;
    return part;
  });
}

export function sums({ steps, seat }: Chances): Record<Part["kind"], number> {
  const sum = (kind: Part["kind"]): number => steps.reduce((all, step) => all + (step[kind][seat] ?? 0), 0);
  return { own: sum("own"), others: sum("others"), luck: sum("luck") };
}

/** A change of a chance as people read it: +43 %, −5 %. */
export function percent(change: number): string {
  const whole = Math.round(Math.abs(change) * 100);
  return `${whole === 0 ? "±" : change > 0 ? "+" : "−"}${whole}\u00a0%`;
}
