import { beforeEach, expect, test, vi } from "vitest";
import { opened, sealed } from "../src/lib/seal";
import { hash, hexOf } from "../src/lib/sha256";
import type { SeatInfo, TableInfo } from "../src/lib/wire";
import { digest, fits, key, read, remembered, thrown } from "../src/verify/verify";

const secret = "07".repeat(32);
const commitment = hash(secret);
const contributions = ["ab".repeat(32), "cd".repeat(16)];
const dice = (form: number) => ({ form, secret, commitment, contributions });

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value) });
});

// Made with Python's hashlib and hmac.
test.each([
  [1, "3868622d0fbd7e20e4f84b70730a89443fa8215c38d0915d7b8ed31cc973ffff", "a56584a6e344df896bcb586fddc7731c80a4434d618a1f2db444a8bd0ff2f8be"],
  [2, "5224584820a234fe3f2572b69eff50638f52e45a0076a5cbda940263b6938186", "a92a15f7bbd0711316e57d4b18ca14847a8b6f6938eedfafac50e5bae1fde87b"],
  [3, "d580947071a6618bfcc0c0868ce29f6faba9edf4f36ca862c82c99396954aac2", "6787e8aa657adf8d99566cbfb088cffbf6e3d550317bbf8f2ec5ce536e7b5247"],
])("the dice of form %i are made as the host makes them", (form, expected, ten) => {
  expect(hexOf(key(dice(form)))).toBe(expected);
  expect(digest(dice(form), 10)).toBe(ten);
  expect(thrown([dice(form)], [{ words: 10, digest: ten }])).toBe(true);
  expect(thrown([dice(form)], [{ words: 11, digest: ten }])).toBe(false);
  expect(thrown([{ ...dice(form), contributions: contributions.slice(1) }], [{ words: 10, digest: ten }])).toBe(false);
  expect(thrown([dice(form)], [])).toBe(false);
});

test("a file is read: its own dice after those of the matches it begins from", () => {
  const begun = [{ moves: 3, secret: "01".repeat(32), commitment: hash("01".repeat(32)), contributions: [], coincoin: 2 }];
  const head = { coincoin: 3, names: ["Ada", "Bo"], commitment, contributions, begun };
  const found = read(`${JSON.stringify(head)}\n{"n": 1}\n${JSON.stringify({ scores: [1, 2], secret })}\n`);
  expect(found.dice.map(({ form }) => form)).toEqual([2, 3]);
  expect(fits(found.dice)).toBe(true);
  expect(fits([{ ...dice(3), secret: "08".repeat(32) }])).toBe(false);
  expect(read(JSON.stringify({ coincoin: 3, names: ["Ada"], seed: 4 })).dice).toEqual([]);
  for (const wrong of ["", "quack", "{}", "[]"]) expect(() => read(wrong)).toThrow();
});

test("a browser knows the match it played in, and says when it played in none", () => {
  expect(remembered([dice(3)])).toBeUndefined();
  const seal = sealed({ id: "pond", commitment } as TableInfo);
  const seats = [{ kind: "person", seal: hash(contributions[0] ?? "") }, { kind: "person", seal }] as SeatInfo[];
  const own = opened({ id: "pond", commitment, seats } as TableInfo, [1])[0] ?? "";
  expect(remembered([{ ...dice(3), contributions: [contributions[0] ?? "", own] }])).toBe(true);
  expect(remembered([{ ...dice(3), contributions: [contributions[1] ?? "", own] }])).toBe(false);
});
