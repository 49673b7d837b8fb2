// Every message between this page and the host: see docs/wire.md.

import type { Change, Scene } from "./scene";

export interface ClockRule {
  kind: "none" | "move" | "bank";
  seconds: number;
  increment: number;
  at_zero: "bot_moves" | "bot_sits" | "loses";
}

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  person: string;
  bot: string;
  ready: boolean;
  stand_in: string;
  resigned: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  status: "lobby" | "running" | "finished" | "halted";
  owner: string;
  seats: SeatInfo[];
  public: boolean;
  spectators: boolean;
  chat: boolean;
  clock: ClockRule;
  patience: number;
  commitment: string;
  contributions: string[];
  secret: string;
  proposal: { kind: "takeback" | "stop"; seat: number; moves: number; agreed: number[] } | null;
  result: { reason: "played" | "stopped" | "resigned"; scores: number[]; winners: number[] } | null;
  rematch: string;
}

export interface LogLine {
  version: number;
  text: string;
  kind?: string;
  /** Whom it is about; null: nobody in particular. */
  seat: number | null;
}

export interface Clocks {
  left: number[];
  running: number[];
}

export interface Event {
  type: "event";
  version: number;
  /** The version it follows, when that is not the one before: moves made at the same moment come as one. */
  since?: number;
  moves: number;
  /** Whole, or what is new in it since the event before. */
  scene?: Scene;
  change?: Change;
  lines?: LogLine[];
  waiting?: number[];
  undo?: boolean;
  /** The match went back: the lines are all that is left of the log. */
  back?: boolean;
  clocks?: Clocks;
  table?: TableInfo;
}

export interface Said {
  type: "said";
  version: number;
  person: string;
  name: string;
  text: string;
  at: number;
  /** Null: who only watches. */
  seat: number | null;
}

export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators?: number;
}

export interface Welcome {
  type: "welcome";
  version: number;
  since: number;
  person: string;
  yours: number[];
  eye: number | null;
  table: TableInfo;
  presence: Presence;
  lines: LogLine[];
  said: Said[];
  event?: Event;
}

export type Answer =
  | Event
  | Said
  | Presence
  | Welcome
  | { type: "table"; version: number; table: TableInfo; clocks?: Clocks }
  | { type: "done"; id: string; version: number }
  | { type: "refused"; id: string; code: string; text: string; rule?: string }
  | { type: "because"; id: string; rule: string; text: string }
  | { type: "suggestion"; id: string; version: number; move: number; sentence: string }
  | { type: "pong"; n: number }
  | { type: "error"; code: string; text: string; fatal?: boolean };

/** The answers to a command. */
export type Reply = Extract<Answer, { id: string }>;

export type Command =
  | { type: "sit"; seat: number; contribution: string; name?: string }
  | { type: "contribute"; contribution: string }
  | { type: "stand"; seat: number }
  | { type: "put_bot"; seat: number; bot: string }
  | { type: "start" | "stop" | "leave" | "rematch" | "undo" | "takeback" | "resign" | "hint" }
  | { type: "move"; version: number; move: number }
  | { type: "vote"; yes: boolean }
  | { type: "say"; text: string }
  | { type: "why"; move: number };

export interface GameOption {
  name: string;
  label: string;
  about: string;
  values: { value: boolean | number | string; label: string }[];
}

const TYPES = new Set([
  "event", "said", "presence", "welcome", "table", "done", "refused", "because", "suggestion", "pong", "error",
]);

function known(found: unknown): found is Answer {
  return typeof found === "object" && found !== null && "type" in found && TYPES.has(String(found.type));
}

/** The messages of the host in what came: one, or several at once. What is none is left out. */
export function decode(text: string): Answer[] {
  try {
    const found: unknown = JSON.parse(text);
    return (Array.isArray(found) ? (found as unknown[]) : [found]).filter(known);
  } catch {
    return [];
  }
}
