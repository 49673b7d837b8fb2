import { expect, test } from "vitest";
import { about, touched } from "../src/lib/trace";
import type { LogLine, Piece, Scene } from "../src/lib/wire";

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, face: "duck", label: id, ...more });
const line = (seat: number | null): LogLine => ({ version: 1, text: "", kind: "", seat });

function scene(hand: Piece[], theirs: Piece[], middle: Piece[]): Scene {
  return {
    game: "pan",
    seat: 0,
    title: "",
    areas: [
      { id: "hand", kind: "fan", seat: 0, pieces: hand },
      { id: "theirs", kind: "row", seat: 1, pieces: theirs },
      { id: "middle", kind: "row", pieces: middle },
    ],
  };
}

const before = scene([piece("a"), piece("b")], [piece("c")], [piece("d")]);
const after = scene([piece("a")], [piece("c", { dim: true })], [piece("d"), piece("b"), piece("e", { seat: 1 })]);

test("pieces are touched that are new, lie elsewhere or look different", () => {
  expect(touched(before, after)).toEqual(new Set(["b", "c", "e"]));
  expect(touched(after, after)).toEqual(new Set());
});

test("where lines name several seats, each is about its own seat's pieces", () => {
  const ids = touched(before, after);
  expect(about(line(1), [line(0), line(1)], ids, after)).toEqual(new Set(["c", "e"]));
});

test("a line is about everything if it is alone, names nobody, or its seat has nothing there", () => {
  const ids = touched(before, after);
  expect(about(line(1), [line(1), line(1)], ids, after)).toEqual(ids);
  expect(about(line(null), [line(null), line(1)], ids, after)).toEqual(ids);
  expect(about(line(2), [line(2), line(1)], ids, after)).toEqual(ids);
});
