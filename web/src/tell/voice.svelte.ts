// What is said to who does not look: one thing after the other, or at once where it cannot wait.

import { untrack } from "svelte";

export interface Spoken {
  id: number;
  text: string;
  /** It comes before all that is still to be said. */
  urgent: boolean;
}

const KEPT = 40;

class Voice {
  spoken = $state.raw<Spoken[]>([]);
  private count = 0;

  /** The number of the newest. */
  get last(): number {
    return this.count;
  }

  say(text: string, urgent = false): void {
    // An effect that speaks does not depend on what was said before.
    if (text.trim()) this.spoken = [...untrack(() => this.spoken).slice(1 - KEPT), { id: ++this.count, text, urgent }];
  }
}

export const voice = new Voice();

/** Sentences side by side: each ends with a stop, none is said twice. */
export function together(texts: readonly (string | undefined)[]): string {
  const all = texts.flatMap((text) => text?.replace(/\*+/g, "").trim() || []);
  return [...new Set(all)].map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`)).join(" ");
}
