// What an event changes in the scene before it, and whether there was another between the two.

import type { Change, Scene } from "./wire";

/** The scene after a change. */
export function changed(scene: Scene, { plates = [], areas = [], pieces = {}, rows = {}, order, ...rest }: Change): Scene {
  const found = new Map([...(scene.areas ?? []), ...areas].map((area) => [area.id, area]));
  for (const id of new Set([...Object.keys(pieces), ...Object.keys(rows)])) {
    const area = found.get(id);
    const all = new Map([...(area?.pieces ?? []), ...(pieces[id] ?? [])].map((piece) => [piece.id, piece]));
    const row = rows[id] ?? area?.pieces?.map((piece) => piece.id) ?? [];
    if (area) found.set(id, { ...area, pieces: row.flatMap((each) => all.get(each) ?? []) });
  }
  return {
    ...scene,
    ...rest,
    plates: (scene.plates ?? []).map((plate) => plates.find((each) => each.seat === plate.seat) ?? plate),
    areas: (order ?? scene.areas?.map((area) => area.id) ?? []).flatMap((id) => found.get(id) ?? []),
  };
}

/** Was something lost between this version and what comes now? */
export function gap(version: number, { version: next, since = next - 1 }: { version: number; since?: number }): boolean {
  return since > version;
}
