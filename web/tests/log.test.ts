import { expect, test } from "vitest";
import { chapters, entries, struck, sum } from "../src/lib/log";
import { sorted } from "../src/lib/sort";
import type { LogLine, Piece } from "../src/lib/wire";

const line = (version: number, text: string, chapter?: string, pace?: LogLine["pace"]): LogLine => ({
  version,
  text,
  kind: chapter === undefined ? "" : "news",
  seat: null,
  ...(chapter === undefined ? {} : { chapter }),
  ...(pace === undefined ? {} : { pace }),
});

const LINES = [line(1, "a", "Trick 1"), line(2, "b", "Trick 1", "plain"), line(2, "c", "Trick 1"), line(4, "left"), line(5, "d", "Trick 2", "plain"), line(6, "e", "Trick 2", "great"), line(7, "f", "Trick 2", "plain")];

test("lines of a chapter stand together, with what was done and said meanwhile", () => {
  const said = [{ type: "said" as const, version: 3, person: "p", name: "Ada", text: "quack", at: 0, seat: 0 }];
  const found = chapters(entries(LINES, said));
  expect(found.map(({ title, entries: all }) => [title, ...all.map((each) => each.text)])).toEqual([
    ["Trick 1", "a", "b", "c", "quack", "left"],
    ["Trick 2", "d", "e", "f"],
  ]);
  expect(found.map((each) => sum(each, () => false)?.text)).toEqual(["b", "e"]);
  expect(new Set(entries(LINES, said).map((each) => each.key)).size).toBe(8);
});

test("what comes before the first chapter belongs to it", () => {
  expect(chapters(entries([line(1, "left"), line(2, "a", "Trick 1")], [])).map((each) => each.title)).toEqual(["Trick 1"]);
});

test("what was taken back is struck in its place, and says no more what came of it", () => {
  const { lines, gone } = struck(LINES, [...LINES.slice(0, 4), line(8, "back")]);
  expect(gone.map((each) => each.text)).toEqual(["d", "e", "f"]);
  expect(lines.map((each) => each.text)).toEqual(["a", "b", "c", "left", "d", "e", "f", "back"]);
  const [, last] = chapters(entries(lines, []));
  expect(last && sum(last, (each) => gone.includes(each))?.text).toBe("back");
});

test("older lines that were not sent again are not struck", () => {
  expect(struck(LINES, LINES.slice(2)).gone).toEqual([]);
});

test("a hand lies as its owner likes", () => {
  const hand = ["blue-4", "red-1", "blue-2", "red-3"].map((face): Piece => ({ id: face, face, label: face, text: face.slice(-1) }));
  const faces = (order: "dealt" | "number" | "colour"): string[] => sorted(hand, order).map((piece) => piece.face);
  expect(faces("dealt")).toEqual(["blue-4", "red-1", "blue-2", "red-3"]);
  expect(faces("number")).toEqual(["red-1", "blue-2", "red-3", "blue-4"]);
  expect(faces("colour")).toEqual(["blue-2", "blue-4", "red-1", "red-3"]);
});
