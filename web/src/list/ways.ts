// A map in words: its places, what lies at each, and the ways between them.

import type { Area, Piece } from "../lib/wire";

export interface Way {
  to: Piece;
  steps: number;
  /** Whose pieces lie on it. */
  seats: number[];
}

export interface Place {
  piece: Piece;
  name: string;
  facts: Piece[];
  ways: Way[];
  /** Steps from where the reader stands. */
  far: number | undefined;
}

const spot = (x = 0, y = 0): string => `${x} ${y}`;
/** A place has a name; what is stepped on between two places has none. */
const isPlace = ({ text = "" }: Piece): boolean => text.length > 2;

/** The places of a map, the nearest first for who stands on it. */
export function places({ pieces = [], lines = [] }: Area, seat: number | null): Place[] {
  const ends = new Map<string, Set<string>>();
  for (const { x1, y1, x2, y2 } of lines) {
    const [one, other] = [spot(x1, y1), spot(x2, y2)];
    for (const [from, to] of [[one, other], [other, one]] as const) ends.set(from, (ends.get(from) ?? new Set()).add(to));
  }
  const nodes = new Map(pieces.filter(({ x, y, at }) => !at && ends.has(spot(x, y))).map((piece) => [spot(piece.x, piece.y), piece]));
  const found = [...nodes.values()].filter(isPlace);
  const me = pieces.find((piece) => piece.at && piece.seat === seat);
  const from = pieces.find(({ id }) => id === me?.at);
  const far = from ? distances(spot(from.x, from.y), ends) : undefined;
  const lie = pieces.filter((piece) => piece.at || !nodes.has(spot(piece.x, piece.y)));
  return found
    .map((piece): Place => ({
      piece,
      name: piece.text ?? piece.label,
      facts: lie.filter((each) => (each.at ? each.at === piece.id : nearest(each, found) === piece)),
      ways: [...(ends.get(spot(piece.x, piece.y)) ?? [])].flatMap((next) => follow(spot(piece.x, piece.y), next, ends, nodes) ?? []),
      far: far?.get(spot(piece.x, piece.y)),
    }))
    .sort((a, b) => (a.far ?? 0) - (b.far ?? 0) || a.name.localeCompare(b.name));
}

function nearest(piece: Piece, all: Piece[]): Piece | undefined {
  const far = (each: Piece): number => Math.hypot((each.x ?? 0) - (piece.x ?? 0), (each.y ?? 0) - (piece.y ?? 0));
  return all.reduce<Piece | undefined>((best, each) => (best && far(best) <= far(each) ? best : each), undefined);
}

/** Along one way to the place at its end. */
function follow(from: string, first: string, ends: Map<string, Set<string>>, nodes: Map<string, Piece>): Way | undefined {
  const seats: number[] = [];
  let [last, here] = [from, first];
  for (let steps = 1; ; steps += 1) {
    const piece = nodes.get(here);
    if (piece && isPlace(piece)) return { to: piece, steps, seats };
    if (piece?.seat !== undefined) seats.push(piece.seat);
    const next = [...(ends.get(here) ?? [])].find((each) => each !== last);
    if (next === undefined || next === from) return undefined;
    [last, here] = [here, next];
  }
}

function distances(from: string, ends: Map<string, Set<string>>): Map<string, number> {
  const found = new Map([[from, 0]]);
  // A Map goes on with what is added while it is gone through.
  for (const [here, steps] of found) for (const next of ends.get(here) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  return found;
}
