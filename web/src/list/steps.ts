// What can be done, as a short list: moves as sentences where they are few, else what they begin with.

import type { Table } from "../lib/table.svelte";
import type { Choice } from "../lib/wire";
import { t } from "../lib/words.svelte";

/** One line of the list. */
export interface Entry {
  key: string;
  text: string;
  /** The move it makes; without one it leads to others. */
  choice?: Choice;
  group?: string;
  /** Why it leads nowhere now is in the text. */
  flat?: boolean;
  press: () => void;
}

/** So many can be listened to. */
export const FEW = 12;
const NAMED = 2;

/** A move that says "place 3" says what stands there, too. */
function meant(here: Table, { picks = [], sentence }: Choice): string {
  const boards = (here.scene.areas ?? []).filter((area) => area.kind === "board" && !area.lines?.length);
  const labels = boards.flatMap((area) => (area.pieces ?? []).filter(({ id }) => picks.includes(id)).map(({ label }) => label));
  return labels.length && labels.length <= NAMED ? `${sentence} (${labels.join("; ")})` : sentence;
}

const sentence = (here: Table, choice: Choice): Entry => ({ key: `m${choice.move}`, text: meant(here, choice), choice, press: () => here.choose(choice) });

export function steps(here: Table): Entry[] {
  if (!here.mine) return [];
  if (here.grouped && !here.group && !here.picked.length) return groups(here);
  const { open, next } = here.now;
  if (open.length <= FEW) return open.map((choice) => sentence(here, choice));
  const at = here.picked.length;
  const found = open.filter(({ picks = [] }) => picks.length === at).map((choice) => sentence(here, choice));
  const said = new Set<string>();
  for (const area of here.scene.areas ?? []) {
    for (const piece of area.pieces ?? []) {
      if (!next.has(piece.id) || said.has(piece.label)) continue;
      said.add(piece.label);
      const after = open.filter(({ picks = [], ordered }) => (ordered ? picks[at] === piece.id : picks.includes(piece.id)));
      const [only, more] = after;
      if (only && !more) found.push(sentence(here, only));
      else found.push({ key: `p${piece.id}`, text: t("leads-to", { what: piece.label, n: after.length }), press: () => here.press(piece) });
    }
  }
  return found;
}

/** What moves are for, then those that are for nothing in particular. */
function groups(here: Table): Entry[] {
  const all = (here.scene.groups ?? []).filter(({ moves, note }) => moves || note);
  const grouped = new Set(all.flatMap(({ moves = [] }) => moves));
  const lines = all.map((group): Entry => {
    const made = here.of(group);
    const [only, more] = made;
    const name = group.note ? `${group.name}: ${group.note}` : group.name;
    const rest = { key: `g${group.id}`, group: group.id };
    if (!only) return { ...rest, text: name, flat: true, press: () => undefined };
    if (!more) return { ...sentence(here, only), ...rest, text: `${group.name}: ${only.sentence}` };
    return { ...rest, text: t("leads-to", { what: name, n: made.length }), press: () => here.narrow(group) };
  });
  return [...lines, ...here.choices.filter(({ move }) => !grouped.has(move)).map((choice) => sentence(here, choice))];
}
