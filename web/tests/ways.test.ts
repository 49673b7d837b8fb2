import { expect, test } from "vitest";
import { places } from "../src/list/ways";
import type { Area } from "../src/lib/wire";

const at = (id: string, text: string, x: number, more = {}) => ({ id, face: "", label: text, text, x, y: 0, ...more });
const line = (x1: number, x2: number) => ({ x1, y1: 0, x2, y2: 0 });

// Aix, two points, Anas; a road of seat 1 on the second; a ship of seat 0 on Anas; a mine below Aix.
const map: Area = {
  id: "map",
  kind: "board",
  pieces: [at("aix", "Aix", 0), at("one", "·", 1), at("two", "b", 2, { seat: 1 }), at("anas", "Anas", 3), at("mine", "Aix: a mine", 0.2), at("ship", "A", 3.1, { seat: 0, at: "anas" })],
  lines: [line(0, 1), line(1, 2), line(2, 3)],
};

test("a map is its places, the nearest first, with what lies there and the ways between them", () => {
  const [anas, aix] = places(map, 0);
  expect([anas?.name, anas?.far, aix?.name, aix?.far]).toEqual(["Anas", 0, "Aix", 3]);
  expect(aix?.facts.map(({ id }) => id)).toEqual(["mine"]);
  expect(anas?.facts.map(({ id }) => id)).toEqual(["ship"]);
  expect(aix?.ways).toEqual([{ to: map.pieces?.[3], steps: 3, seats: [1] }]);
});
