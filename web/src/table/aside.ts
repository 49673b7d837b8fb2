// What the duck at the prompt says besides: a hint, or why something cannot be done now.

import type { Story } from "../lib/story.svelte";
import type { Choice, Suggestion } from "../lib/wire";
import { t } from "../lib/words.svelte";

export interface Aside {
  icon: "hint" | "why";
  text: string;
  /** What can be done about it. */
  act: { name: string; press: () => void } | undefined;
  /** Where there is more to say. */
  more?: { name: string; press: () => void } | undefined;
  close: () => void;
}

/** What happened is shown, one picture after the other, and can be shown again. */
export interface Telling {
  story: Story;
  /** There is something to show again. */
  more: boolean;
  again: () => void;
  rule: (number: string) => void;
  /** All that was told since one's own last move. */
  since: string[];
}

const NAMED = 2;

/** A hint in a line, by the words of the choices. Where several moves may be best, none of them is called so. */
export function advice({ move, sentence, worths }: Suggestion, choices: Choice[]): string {
  const named = (n: number, other: string): string => choices.find((choice) => choice.move === n)?.sentence ?? other;
  const equal = worths.filter((worth) => worth.equal);
  if (equal.length > 1) return t("hint-equal", { list: equal.slice(0, NAMED).map((worth) => named(worth.move, worth.sentence)).join("; ") + (equal.length > NAMED ? "; …" : "") });
  const said = t("hint-says", { sentence: named(move, sentence) });
  return worths[0] ? `${said} (${Math.round(100 * worths[0].chance)} %)` : said;
}

/** Beside the table, or over it where there is no room. */
export type Pane = "log" | "chat" | "moves" | "rules" | "players" | "plan";
export type Sheet = Pane | "menu" | "seal" | "again" | "since" | "prefs" | "tree" | "hint" | "give";
