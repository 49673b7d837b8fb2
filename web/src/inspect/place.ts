// Where a card can lie so that it does not cover what it speaks of.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** All the room there is. */
  height: number;
}

const GAP = 14;
const EDGE = 8;
const LEAST = 150;

/** Beside it, above or below it, wherever there is room first; where there is none, where there is most. */
export function place(width: number, height: number, row: Box, view: { width: number; height: number }): Spot {
  const clamp = (at: number, size: number, most: number): number => Math.max(EDGE, Math.min(at, most - size - EDGE));
  const tall = view.height - 2 * EDGE;
  const middle = clamp((row.top + row.bottom - height) / 2, Math.min(height, tall), view.height);
  const beside = { top: middle, height: tall };
  if (view.width - row.right - GAP - EDGE >= width) return { left: row.right + GAP, ...beside };
  if (row.left - GAP - EDGE >= width) return { left: row.left - GAP - width, ...beside };
  const left = clamp((row.left + row.right - width) / 2, width, view.width);
  const above = row.top - GAP - EDGE;
  const below = view.height - row.bottom - GAP - EDGE;
  if (above >= Math.min(height, Math.max(below, LEAST))) return { left, top: row.top - GAP - Math.min(height, above), height: above };
  return { left, top: row.bottom + GAP, height: Math.max(below, LEAST) };
}
