import { describe, expect, test } from "vitest";
import { changed, gap } from "../src/lib/changes";
import type { Piece, Scene } from "../src/lib/wire";

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, face: "duck", label: id, ...more });

const scene: Scene = {
  game: "pan",
  seat: 0,
  title: "Wait",
  chips: ["round 1"],
  plates: [{ seat: 0 }, { seat: 1, turn: true }],
  areas: [
    { id: "hand", kind: "fan", pieces: [piece("a"), piece("b")] },
    { id: "pond", kind: "row", pieces: [piece("c")] },
  ],
};

const rows = (found: Scene): Record<string, string[]> =>
  Object.fromEntries((found.areas ?? []).map((area) => [area.id, (area.pieces ?? []).map((each) => each.id)]));

describe("a change", () => {
  test("of nothing leaves the scene as it was", () => {
    expect(changed(scene, {})).toEqual(scene);
  });

  test("replaces words and choices, and keeps what it does not name", () => {
    const after = changed(scene, { title: "Play", choices: [{ move: 1, sentence: "go" }] });
    expect(after).toEqual({ ...scene, title: "Play", choices: [{ move: 1, sentence: "go" }] });
  });

  test("puts each plate for its seat", () => {
    expect(changed(scene, { plates: [{ seat: 1, out: true }] }).plates).toEqual([{ seat: 0 }, { seat: 1, out: true }]);
  });

  test("of a piece keeps its place", () => {
    const after = changed(scene, { pieces: { hand: [piece("a", { dim: true })] } });
    expect(rows(after)).toEqual({ hand: ["a", "b"], pond: ["c"] });
    expect(after.areas?.[0]?.pieces?.[0]?.dim).toBe(true);
  });

  test("of a row adds, orders and takes away", () => {
    const after = changed(scene, { pieces: { hand: [piece("d")] }, rows: { hand: ["d", "b"], pond: [] } });
    expect(rows(after)).toEqual({ hand: ["d", "b"], pond: [] });
  });

  test("of areas brings new ones whole, and the order says which are left", () => {
    const after = changed(scene, { areas: [{ id: "bank", kind: "stack", pieces: [piece("e")] }], order: ["bank", "hand"] });
    expect(rows(after)).toEqual({ bank: ["e"], hand: ["a", "b"] });
  });

  test("does not touch the scene before", () => {
    const before = structuredClone(scene);
    changed(scene, { title: "Play", rows: { hand: [] }, order: [] });
    expect(scene).toEqual(before);
  });
});

describe("a gap", () => {
  test("is there when a version is missing", () => {
    expect(gap(12, { version: 13 })).toBe(false);
    expect(gap(12, { version: 14 })).toBe(true);
  });

  test("is not there when several moves came as one", () => {
    expect(gap(12, { version: 15, since: 12 })).toBe(false);
    expect(gap(0, { version: 3, since: 0 })).toBe(false);
    expect(gap(11, { version: 15, since: 12 })).toBe(true);
  });
});
