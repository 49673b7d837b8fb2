// What is said aloud of a match: the lines and reasons the page shows, together as they happened.

import { prefs } from "../lib/prefs.svelte";
import type { Frame } from "../lib/story.svelte";
import type { Clocks, Said, Scene, TableInfo } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { together, voice } from "./voice.svelte";

/** What this seat has and is. */
const own = ({ areas = [], plates = [] }: Scene, seat: number | null): string =>
  JSON.stringify([areas.filter((area) => area.seat === seat), plates.find((plate) => plate.seat === seat)?.figures]);
const held = ({ areas = [] }: Scene, seat: number | null): string[] =>
  areas.flatMap((area) => (area.kind === "fan" && area.seat === seat ? (area.pieces ?? []).map(({ id }) => id) : []));
const out = ({ plates = [] }: Scene, seat: number | null): boolean => plates.some((plate) => plate.seat === seat && plate.out);

/** One picture of what happened, to who sits there: what befalls them cannot wait. */
export function tellFrame({ scene, before, lines, pace, event }: Frame, seat: number | null): void {
  if (event?.back) return voice.say(t("taken-back"));
  if (!lines.length) return;
  const mine = seat !== null && lines.some((line) => line.seat === seat || !line.kind);
  const had = new Set(held(before, seat));
  const drawn = mine && held(scene, seat).some((id) => !had.has(id)) && held(scene, seat).length > had.size;
  const urgent = drawn || (out(scene, seat) && !out(before, seat)) || event?.table?.status === "finished";
  const { tell } = prefs.liked;
  if (!urgent && seat !== null && (tell === "turn" || (tell === "mine" && !mine && own(scene, seat) === own(before, seat)))) return;
  voice.say(together([...lines.map(({ text }) => text), pace && scene.reason]), urgent);
}

/** What the chat says, unless one said it oneself. */
export function tellSaid({ name, text, person }: Said, me: string): void {
  if (person !== me) voice.say(`${name}: ${text}`);
}

/** Who came to the table or left it before the match. */
export function tellSeats(before: TableInfo | undefined, now: TableInfo): void {
  if (before?.status !== "lobby") return;
  for (const [n, seat] of now.seats.entries()) {
    const was = before.seats[n];
    if (was?.kind === seat.kind && was.name === seat.name) continue;
    if (seat.kind !== "open") voice.say(t("sits-down", { name: seat.name, n: n + 1 }));
    else if (was) voice.say(t("stood-up", { name: was.name, n: n + 1 }));
  }
  if (now.status === "running") voice.say(t("match-begins"), true);
}

const WARNED = [10, 5];
/** The seconds one had when this was looked at last. */
let had = Infinity;

/** One's own time runs out. That it is up is in the log. */
export function tellClock(clocks: Clocks | undefined, seat: number | null, gone: number): void {
  const left = seat !== null && clocks?.running.includes(seat) ? ((clocks.left[seat] ?? 0) - gone) / 1000 : Infinity;
  if (left > 0 && WARNED.some((n) => left <= n && had > n)) voice.say(t("seconds-left", { n: Math.ceil(left) }), true);
  had = left;
}
