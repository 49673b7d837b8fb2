import { beforeEach, expect, test, vi } from "vitest";
import { fault, mine, opened, sealed } from "../src/lib/seal";
import { bytesOf, hash, hexOf, hmac, sha256 } from "../src/lib/sha256";
import type { SeatInfo, TableInfo } from "../src/lib/wire";

const secret = "07".repeat(32);
const commitment = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
const other = "ab".repeat(32);
const person = (seal: string): SeatInfo => ({ kind: "person", seal }) as SeatInfo;
const open = (more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: "pond", commitment, contributions: [], secret: "", seats: [], ...more }) as TableInfo;

/** This page in seat 1 beside somebody else: its bytes, once they were shown. */
function shown(): string {
  const info = open({ seats: [person(hash(other)), person(sealed(open()))], opening: true });
  return opened(info, [1])[0] ?? "";
}

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});

test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])("SHA-256 and HMAC of %i bytes are what the browser makes of them", async (length) => {
  const bytes = Uint8Array.from({ length }, (_, n) => (n * 7 + length) & 255);
  expect(hexOf(sha256(bytes))).toBe(hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  const key = await crypto.subtle.importKey("raw", Uint8Array.from(bytesOf(secret)), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  expect(hexOf(hmac(bytesOf(secret), bytes))).toBe(hexOf(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes))));
});

test("the secret that was sealed, with all bytes that were sealed, is a fair shuffle", () => {
  const own = shown();
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  expect(fault(open({ secret, contributions: [other, own] }), 1)).toBeUndefined();
});

test("who only looked on has nothing to check", () => {
  expect(fault(open({ secret }), 0)).toBeUndefined();
});

test.each([
  ["another secret", { secret: "08".repeat(32) }],
  ["another seal of the host", { commitment: hash("00".repeat(32)), secret: "00".repeat(32) }],
  ["other bytes of somebody else than were sealed", { contributions: ["cd".repeat(32), "own"] }],
  ["somebody else's bytes left out", { contributions: ["own"] }],
  ["one's own left out", { contributions: [other] }],
])("%s is not", (_, more: Partial<TableInfo>) => {
  const own = shown();
  const contributions = (more.contributions ?? [other, "own"]).map((each) => (each === "own" ? own : each));
  expect(fault(open({ secret, ...more, contributions }), 1)).toBe("seal-broken");
});

test("bytes are shown for one seal of the host and one set of others' seals, and never for another", () => {
  const seal = sealed(open());
  const first = open({ seats: [person(hash(other)), person(seal)] });
  expect(opened({ ...first, commitment: "00".repeat(32) }, [1])).toEqual([]);
  expect(opened(first, [1])).toHaveLength(1);
  expect(opened(first, [1]), "the line broke, and it is asked again").toHaveLength(1);
  expect(opened({ ...first, seats: [person(hash("cd".repeat(32))), person(seal)] }, [1])).toEqual([]);
});

test("two seats of one page open both seals, or none", () => {
  const seats = [person(sealed(open())), person(sealed(open()))];
  expect(opened(open({ seats }), [0, 1])).toHaveLength(2);
  expect(opened(open({ seats: [...seats.slice(0, 1), person(hash(other))] }), [0, 1])).toEqual([]);
});

test("a seal of another device is not one's own, and is said at the end", () => {
  sealed(open());
  const info = open({ seats: [person(hash(other))] });
  expect(mine(info, 0)).toBe(false);
  expect(opened(info, [0])).toEqual([]);
  expect(fault(open({ secret, contributions: [other] }), 1)).toBe("seal-elsewhere");
});
