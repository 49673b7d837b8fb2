// What can be seen, in words: asked of the host once for each game and language.

import * as api from "../lib/api";
import type { About } from "../lib/wire";

const kept = new Map<string, Promise<About[]>>();

export function faces(game: string, language: string): Promise<About[]> {
  const key = `${game} ${language}`;
  const found = kept.get(key) ?? api.faces(game, language);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

/** A face means something else in some areas; "heap-0" and "heap-1" are both "heap". Without a face, the area itself. */
export function aboutFace(all: About[], face: string, area = ""): About | undefined {
  const name = area.replace(/-\d+$/, "");
  return all.find((each) => each.face === face && each.area === name) ?? (face ? all.find((each) => each.face === face && !each.area) : undefined);
}
