// One's own part in the shuffle: the bytes of this page, sealed by their hash until everybody has sealed, and what it saw
// of the others' seals when it opened its own. Kept, to be checked at the end.

import { hash } from "./sha256";
import { random } from "./socket";
import type { TableInfo } from "./wire";

interface Kept {
  /** Bytes made here, and the host's seal at that time: they are good for no other. */
  bytes: { own: string; commitment: string }[];
  /** Everybody's seals as they were when this page opened its own. */
  seals?: string[];
}

const PLACE = "seals";
const MOST_TABLES = 60;

const all = (): Record<string, Kept> => JSON.parse(localStorage.getItem(PLACE) ?? "{}");

export const kept = (table: string): Kept => all()[table] ?? { bytes: [] };

function keep(table: string, what: Kept): void {
  const { [table]: _, ...others } = all();
  localStorage.setItem(PLACE, JSON.stringify({ ...Object.fromEntries(Object.entries(others).slice(1 - MOST_TABLES)), [table]: what }));
}

/** The bytes of this page under a seal. */
const under = (info: TableInfo, seal: string): string | undefined =>
  kept(info.id).bytes.find(({ own, commitment }) => commitment === info.commitment && hash(own) === seal)?.own;

const sealsOf = (info: TableInfo): string[] => info.seats.filter(({ kind }) => kind === "person").map(({ seal }) => seal);

/** Fresh random bytes for this table, and a note of them; their seal. */
export function sealed(info: TableInfo): string {
  const own = random(32);
  keep(info.id, { bytes: [...kept(info.id).bytes, { own, commitment: info.commitment }] });
  return hash(own);
}

/** Does this seat have a seal that this page can open? */
export const mine = (info: TableInfo, seat: number): boolean => under(info, info.seats[seat]?.seal ?? "") !== undefined;

/** The bytes under one's own seals, once all have sealed; nothing where they were shown for other seals before. */
export function opened(info: TableInfo, yours: number[]): string[] {
  const own = yours.flatMap((seat) => under(info, info.seats[seat]?.seal ?? "") ?? []);
  const [before, seals] = [kept(info.id), sealsOf(info)];
  if (!own.length || own.length < yours.length || (before.seals && `${before.seals}` !== `${seals}`)) return [];
  keep(info.id, { ...before, seals });
  return own;
}

export type Fault = "seal-broken" | "seal-elsewhere";

/** Once the match is over: was it shuffled with another secret or other bytes than were sealed, or without one's own? */
export function fault(info: Pick<TableInfo, "id" | "commitment" | "contributions" | "secret">, seats: number): Fault | undefined {
  const { bytes, seals } = kept(info.id);
  const own = bytes.filter(({ own }) => info.contributions.includes(own));
  if (bytes.length && hash(info.secret) !== info.commitment) return "seal-broken";
  if (seals && (`${info.contributions.map(hash)}` !== `${seals}` || !own.some(({ commitment }) => commitment === info.commitment))) return "seal-broken";
  return bytes.length && seats && !own.length ? "seal-elsewhere" : undefined;
}

/** The table where the host showed this seal, if this browser sealed there. */
export const tableOf = (seal: string): string | undefined =>
  Object.entries(all()).find(([, { bytes }]) => bytes.some(({ commitment }) => commitment === seal))?.[0];
