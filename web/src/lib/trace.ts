// What an event was about: the pieces that are new, lie elsewhere or look different after it.

import type { LogLine, Scene } from "./wire";

function looks(scene: Scene): Map<string, string> {
  return new Map((scene.areas ?? []).flatMap((area) => (area.pieces ?? []).map((piece) => [piece.id, JSON.stringify([area.id, piece])] as const)));
}

export function touched(before: Scene, after: Scene): Set<string> {
  const was = looks(before);
  return new Set([...looks(after)].filter(([id, look]) => was.get(id) !== look).map(([id]) => id));
}

/** Where the lines of an event name several seats, each line is about its own seat's pieces, if there are any. */
export function about(line: LogLine, lines: readonly LogLine[], ids: ReadonlySet<string>, scene: Scene): ReadonlySet<string> {
  if (line.seat === null || lines.every((each) => each.seat === line.seat)) return ids;
  const own = (scene.areas ?? []).flatMap((area) => (area.pieces ?? []).filter((piece) => (piece.seat ?? area.seat) === line.seat && ids.has(piece.id)));
  return own.length ? new Set(own.map((piece) => piece.id)) : ids;
}
