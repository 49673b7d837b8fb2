// How fast a table is: the few paces a page offers, out of all that a host can keep.

import type { ClockRule } from "../lib/wire";

export interface Pace {
  clock: ClockRule;
  patience: number;
  away: "ask" | "bot";
}

const DAY = 86400;
export const MOVES = [20, 60, 180];
export const BANKS = [300, 900, 3600];
export const DAYS = [1, 3, 7, 14].map((days) => days * DAY);
export const INCREMENT = 10;
export const PATIENCES = [0, 30, 120, 600];
export const AT_ZERO = ["wait", "ask", "bot_moves", "bot_sits", "loses"] as const;

export const LIVE: Pace = { clock: { kind: "none", seconds: 0, increment: 0, at_zero: "ask" }, patience: 120, away: "ask" };

/** A clock as one value of a choice, and back. */
export const spelled = ({ kind, seconds }: { kind?: string; seconds?: number }): string => `${kind ?? "none"} ${seconds ?? 0}`;

/** The same pace with another clock; nobody is missed from a table that goes by days. */
export function withClock(pace: Pace, value: string): Pace {
  const [kind = "none", seconds = "0"] = value.split(" ");
  const clock = { ...pace.clock, kind: kind as NonNullable<ClockRule["kind"]>, seconds: Number(seconds), increment: kind === "bank" ? INCREMENT : 0 };
  return { ...pace, clock, patience: kind === "days" ? 0 : pace.patience || LIVE.patience };
}
