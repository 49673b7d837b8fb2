// A legal move is a sequence of picks. From the list of choices and what is picked so far follows all
// that the table shows: what glows, which buttons stand at the prompt, when the move is made.

import type { Choice } from "./wire";

export interface Picking {
  /** Choices that can still become of what is picked. */
  open: Choice[];
  /** Pieces that may be picked next. */
  next: Set<string>;
  /** Choices spelled in full. */
  whole: Choice[];
  /** The one choice that is left and spelled in full: it is made at once. */
  decided: Choice | undefined;
}

function fits(choice: Choice, picked: readonly string[]): boolean {
  const picks = choice.picks ?? [];
  if (picked.length > picks.length) return false;
  if (choice.ordered) return picked.every((id, place) => picks[place] === id);
  return picked.every((id) => picks.includes(id));
}

/** `hand`: what I hold. A move that needs a card of mine begins with it, so that not everything glows at once. */
export function picking(choices: readonly Choice[], picked: readonly string[], hand: ReadonlySet<string> = new Set()): Picking {
  const open = choices.filter((choice) => fits(choice, picked));
  const next = new Set<string>();
  for (const choice of open) {
    const picks = choice.picks ?? [];
    const held = picked.length ? [] : picks.filter((id) => hand.has(id));
    const after = choice.ordered ? picks.slice(picked.length, picked.length + 1) : held.length ? held : picks;
    for (const id of after) if (!picked.includes(id)) next.add(id);
  }
  const whole = picked.length ? open.filter((choice) => choice.picks?.length === picked.length) : [];
  return { open, next, whole, decided: open.length === 1 ? whole[0] : undefined };
}

const FEW = 3;

/** What stands at the prompt: moves spelled in full; before any pick those with a name, if they are few. */
export function buttons(choices: readonly Choice[], picked: readonly string[], now: Picking): Choice[] {
  if (picked.length) return now.whole;
  const free = choices.filter((choice) => !choice.picks?.length);
  const named = choices.filter((choice) => choice.button || !choice.picks?.length);
  return named.length <= FEW ? named : free;
}
