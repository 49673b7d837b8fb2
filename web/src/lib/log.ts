// The log as it is read: lines in order, those of a trick, a round or a turn together.

import type { LogLine, Said } from "./wire";

/** A line of the log, or of the chat: then `said` is set. */
export interface Entry {
  key: string;
  version: number;
  seat: number | null;
  text: string;
  line?: LogLine;
  said?: Said;
}

export interface Chapter {
  key: string;
  title: string;
  entries: Entry[];
}

export function entries(lines: readonly LogLine[], said: readonly Said[]): Entry[] {
  const count = new Map<number, number>();
  const told = lines.map((line): Entry => {
    const nth = count.get(line.version) ?? 0;
    count.set(line.version, nth + 1);
    return { key: `l${line.version}.${nth}`, version: line.version, seat: line.seat, text: line.text, line };
  });
  const spoken = said.map((each): Entry => ({ key: `s${each.version}`, version: each.version, seat: each.seat, text: each.text, said: each }));
  return [...told, ...spoken].sort((a, b) => a.version - b.version);
}

/** A chapter lasts until another begins; what is said or done meanwhile belongs to it. */
export function chapters(all: readonly Entry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of all) {
    const title = entry.line?.chapter;
    const last = found.at(-1);
    if (!last || (title !== undefined && last.title !== "" && title !== last.title)) found.push({ key: entry.key, title: title ?? "", entries: [entry] });
    else {
      last.entries.push(entry);
      last.title ||= title ?? "";
    }
  }
  return found;
}

/** The line that says what a chapter came to: its last great moment, else its last plain one, else how it began. */
export function sum({ entries: all }: Chapter, struck: (line: LogLine) => boolean): Entry | undefined {
  const told = all.filter(({ line }) => line?.kind && !struck(line));
  const paced = (pace: LogLine["pace"]): Entry | undefined => told.findLast(({ line }) => line?.pace === pace);
  return paced("great") ?? paced("plain") ?? told[0] ?? all.at(-1);
}

/** After something was taken back: what is left, with the lines that are gone in their places, to be struck through. */
export function struck(before: readonly LogLine[], left: readonly LogLine[]): { lines: LogLine[]; gone: LogLine[] } {
  const versions = new Set(left.map((line) => line.version));
  const oldest = left[0]?.version ?? 0;
  const gone = before.filter((line) => line.kind && line.version > oldest && !versions.has(line.version));
  return { lines: [...left, ...gone].sort((a, b) => a.version - b.version), gone };
}
