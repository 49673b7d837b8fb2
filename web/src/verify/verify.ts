// A match file, checked here as far as it can be without the rules: its secret, what was mixed in, and every die.

import { kept, fault, tableOf } from "../lib/seal";
import { bytesOf, hash, hexOf, hmac, joined, sha256 } from "../lib/sha256";
import type { Thrown } from "../lib/wire";

/** The dice of a match: its own, or those of one that it begins from. */
interface Sealed {
  form: number;
  commitment: string;
  contributions: string[];
  secret: string;
}

export interface MatchFile {
  names: string[];
  /** Of the matches it begins from, in order; then its own. None where the dice came from a seed. */
  dice: Sealed[];
}

/** What the file says; throws where it is no match file. */
export function read(text: string): MatchFile {
  const lines = text.split("\n").filter(Boolean);
  const head = JSON.parse(lines[0] ?? "");
  const end = JSON.parse(lines.at(-1) ?? "");
  if (!head.coincoin || !Array.isArray(head.names)) throw new Error("no header");
  const own = { form: head.coincoin, commitment: head.commitment, contributions: head.contributions, secret: end.secret ?? head.secret };
  const begun = (head.begun ?? []).map(({ coincoin, ...dice }: Sealed & { coincoin?: number }) => ({ ...dice, form: coincoin ?? 1 }));
  return { names: head.names, dice: head.seed === undefined ? [...begun, own] : [] };
}

const text = new TextEncoder();

/** What the dice are drawn with, in a match of this form: docs/fair-dice.md. */
export function key({ form, secret, contributions }: Sealed): Uint8Array {
  const salt = text.encode(form > 2 ? "coincoin dice 3" : "");
  const parts = joined(...contributions.map((part) => sha256(joined(salt, bytesOf(part)))));
  if (form === 1) return sha256(joined(bytesOf(secret), parts));
  return hmac(bytesOf(secret), joined(form > 2 ? salt : text.encode("coincoin dice 2"), parts));
}

/** The hash of the first words that these dice give. */
export function digest(sealed: Sealed, words: number): string {
  const from = key(sealed);
  const stream = new Uint8Array(Math.ceil(words / 8) * 32);
  for (let n = 0; n * 8 < words; n += 1) {
    const count = new DataView(new ArrayBuffer(8));
    count.setUint32(4, n);
    stream.set(sha256(joined(from, new Uint8Array(count.buffer))), n * 32);
  }
  return hexOf(sha256(stream.subarray(0, words * 4)));
}

/** Does every secret fit the hash that was shown before the first card? */
export const fits = (dice: Sealed[]): boolean => dice.every(({ secret, commitment }) => hash(secret) === commitment);

/** Were these very dice thrown, where somebody dealt the match again? */
export const thrown = (dice: Sealed[], by: Thrown[]): boolean =>
  dice.length === by.length && dice.every((sealed, n) => digest(sealed, by[n]?.words ?? 0) === by[n]?.digest);

/** Is this the match that this browser took part in, with all bytes that it saw sealed? Undefined: it took part in none. */
export function remembered(dice: Sealed[]): boolean | undefined {
  const own = dice.at(-1);
  const table = own && tableOf(own.commitment);
  if (!own || !table || !kept(table).bytes.length) return undefined;
  return fault({ id: table, ...own }, 1) === undefined;
}
