// What lies on the table, in words: each piece with its owner and its number, each seat with what it has and how it is.

import type { Table } from "../lib/table.svelte";
import type { Area, Piece } from "../lib/wire";
import { left } from "../lib/span";
import { t } from "../lib/words.svelte";

const told = (label: string, what: string): boolean => label.toLowerCase().includes(what.toLowerCase());
const WORD = /[\p{L}\p{N}]/u;

/** A piece: of a pile the top and how many, in the middle of the table whose it is. */
export function sayPiece(here: Table, area: Area, piece: Piece): string {
  const { seat, count = 1, badge = "" } = piece;
  const name = seat === undefined ? "" : here.name(seat);
  const label = name && piece.label === name && seat !== undefined ? here.called(seat) : piece.label;
  const many = count > 1 && !told(label, String(count));
  const what = !many ? label : area.kind === "stack" ? t("pile-top", { what: label, n: count }) : `${count} × ${label}`;
  const owner = seat !== undefined && area.seat === undefined && !told(label, name) && !told(label, here.called(seat)) ? here.called(seat) : "";
  return [what, owner, WORD.test(badge) && !told(label, badge) ? badge : "", here.picked.includes(piece.id) ? t("is-picked") : ""].filter(Boolean).join(", ");
}

/** All of an area; what is the same is counted. */
export function sayArea(here: Table, area: Area): string[] {
  const count = new Map<string, number>();
  for (const piece of area.pieces ?? []) {
    const said = sayPiece(here, area, piece);
    count.set(said, (count.get(said) ?? 0) + 1);
  }
  return [...count].map(([said, n]) => (n > 1 ? `${n} × ${said}` : said));
}

/** Figures, whose turn it is, who is away, how much time is left. */
export function saySeat(here: Table, seat: number): string[] {
  const { figures = [], note, turn, out } = here.plate(seat);
  const person = here.people[seat];
  return [
    ...figures.map((figure) => figure.label),
    note ?? "",
    out ? t("is-out") : turn ? t("is-turn") : "",
    person?.bot ? t("bot") : person?.replaced ? t("replaced") : person?.away ? t("away") : "",
    person?.clock === undefined ? "" : person.resting ? t("holiday") : person.clock < 60 ? t("time-left", { n: Math.floor(person.clock) }) : t("desk-left", { time: left(person.clock) }),
  ].filter(Boolean);
}

/** Whose turn it is, as one knows it from the plates. */
export function sayTurn(here: Table): string {
  const seats = (here.scene.plates ?? []).filter((plate) => plate.turn).map(({ seat }) => here.called(seat));
  return seats.length ? t("turn-of", { names: seats.join(", ") }) : here.scene.title;
}
