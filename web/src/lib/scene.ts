// The Scene as the server sends it: see src/coincoin/kernel/scene.py. Fields at their default are left out.

export type AreaKind = "row" | "stack" | "fan" | "board" | "track" | "panel";

export interface Piece {
  id: string;
  face: string;
  label: string;
  text?: string;
  seat?: number;
  count?: number;
  badge?: string;
  marks?: string[];
  x?: number;
  y?: number;
  dim?: boolean;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  dots?: number;
}

export interface Area {
  id: string;
  kind: AreaKind;
  title?: string;
  seat?: number;
  pieces?: Piece[];
  note?: string;
  backdrop?: string;
  lines?: Line[];
}

export interface Figure {
  face: string;
  text: string;
  label: string;
}

export interface Plate {
  seat: number;
  figures?: Figure[];
  turn?: boolean;
  out?: boolean;
  note?: string;
}

export interface Choice {
  move: number;
  sentence: string;
  picks?: string[];
  ordered?: boolean;
  button?: string;
  asks?: boolean;
}

export interface Scene {
  game: string;
  seat: number | null;
  title: string;
  reason?: string;
  chips?: string[];
  plates?: Plate[];
  areas?: Area[];
  choices?: Choice[];
}

/** What is new in a scene since the one before; what is left out is as it was. */
export interface Change extends Partial<Pick<Scene, "title" | "reason" | "chips" | "plates" | "areas" | "choices">> {
  pieces?: Record<string, Piece[]>;
  rows?: Record<string, string[]>;
  order?: string[];
}

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
