import { describe, expect, test } from "vitest";
import { buttons, picking } from "../src/lib/picks";
import type { Choice } from "../src/lib/wire";

function choice(move: number, picks: string[] = [], more: Partial<Choice> = {}): Choice {
  return { move, sentence: `move ${move}`, picks, ...more };
}

describe("picks", () => {
  const set = [choice(1, ["red-3"]), choice(2, ["red-3", "blue-3"]), choice(3, ["red-4", "pond"])];

  test("glow if some move needs them", () => {
    expect(picking(set, []).next).toEqual(new Set(["red-3", "blue-3", "red-4", "pond"]));
    expect(picking(set, ["red-3"]).next).toEqual(new Set(["blue-3"]));
  });

  test("begin in the hand where a move needs a card of it", () => {
    expect(picking(set, [], new Set(["red-4"])).next).toEqual(new Set(["red-3", "blue-3", "red-4"]));
  });

  test("come in any order, unless the move says which", () => {
    expect(picking(set, ["blue-3"]).open.map((each) => each.move)).toEqual([2]);
    const ordered = [choice(4, ["a", "b"], { ordered: true })];
    expect(picking(ordered, []).next).toEqual(new Set(["a"]));
    expect(picking(ordered, ["b"]).open).toEqual([]);
  });

  test("decide when one move is left and spelled in full", () => {
    expect(picking(set, ["red-3"]).decided).toBeUndefined(); // it may become a pair
    expect(picking(set, ["red-3"]).whole.map((each) => each.move)).toEqual([1]);
    expect(picking(set, ["blue-3", "red-3"]).decided?.move).toBe(2);
    expect(picking(set, []).decided).toBeUndefined();
  });
});

describe("buttons", () => {
  const pass = choice(0);
  const named = [1, 2, 3].map((move) => choice(move, [`piece-${move}`], { button: `take ${move}` }));

  test("are the moves with a name while they are few, else those without picks", () => {
    const few = [pass, ...named.slice(0, 2)];
    expect(buttons(few, [], picking(few, []))).toEqual(few);
    const many = [pass, ...named];
    expect(buttons(many, [], picking(many, []))).toEqual([pass]);
  });

  test("are what is spelled in full once something is picked", () => {
    const all = [pass, ...named];
    expect(buttons(all, ["piece-2"], picking(all, ["piece-2"])).map((each) => each.move)).toEqual([2]);
  });
});
