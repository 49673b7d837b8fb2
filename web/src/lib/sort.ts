// A hand in the order its owner likes. A piece's number stands in its text or label; what is left of its face is its colour.

import type { Piece } from "./wire";

const number = (piece: Piece): number => Number(/\d+/.exec(piece.text ?? "")?.[0] ?? /\d+/.exec(piece.label)?.[0] ?? 0);
const colour = (piece: Piece): string => piece.face.replace(/\d+/g, "");

const ORDERS = {
  number: (a: Piece, b: Piece) => number(a) - number(b) || colour(a).localeCompare(colour(b)),
  colour: (a: Piece, b: Piece) => colour(a).localeCompare(colour(b)) || number(a) - number(b),
};

export function sorted(pieces: Piece[], order: "dealt" | keyof typeof ORDERS): Piece[] {
  return order === "dealt" ? pieces : pieces.toSorted(ORDERS[order]);
}
