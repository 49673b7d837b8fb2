// A first match against ducklings, in which somebody explains.

import * as api from "../lib/api";
import { me } from "../lib/me.svelte";
import { plans } from "../lib/room.svelte";
import { route } from "../lib/route.svelte";
import type { GameInfo } from "../lib/wire";

/** Few seats: one's turn comes often. */
export async function guided(game: GameInfo): Promise<void> {
  await me.arrive();
  const count = game.seats.reduce((best, each) => (Math.abs(each - 3) < Math.abs(best - 3) ? each : best));
  const table = await api.makeTable({ game: game.id, seats: ["", ...Array.from({ length: count - 1 }, () => "duckling")] });
  plans.set(table.id, "play");
  route.go(`/t/${table.id}?guided=1`);
}
