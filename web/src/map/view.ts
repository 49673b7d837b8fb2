// What of a map is in view: a board may be wider than its pane, and things may lie over the edges of the pane.
// The board keeps clear of them by its border, so that every place of it can be moved out from below.

interface Spot {
  x?: number;
  y?: number;
}

/** How near to the edge something is still well seen. */
const EDGE = 24;

/** The part of the pane that nothing lies over, from its own corner. */
function free(pane: HTMLElement, board: HTMLElement): { top: number; bottom: number; width: number } {
  const below = board.offsetHeight - board.clientHeight - board.clientTop;
  return { top: board.clientTop, bottom: pane.clientHeight - below, width: pane.clientWidth };
}

/** Where a spot lies on the whole of what can be scrolled. */
function place(board: HTMLElement, { x = 50, y = 50 }: Spot): { left: number; top: number } {
  return { left: board.clientLeft + (x / 100) * board.clientWidth, top: board.clientTop + (y / 100) * board.clientHeight };
}

export function inView(pane: HTMLElement, board: HTMLElement, spot: Spot): boolean {
  const { top, bottom, width } = free(pane, board);
  const at = place(board, spot);
  const [x, y] = [at.left - pane.scrollLeft, at.top - pane.scrollTop];
  return x > EDGE && x < width - EDGE && y > top - EDGE && y < bottom - EDGE;
}

/** Do these lie too far apart to be seen together, on a board so wide? */
export function tooFar(pane: HTMLElement, board: HTMLElement, wide: number, spots: Spot[]): boolean {
  const { top, bottom, width } = free(pane, board);
  const high = (wide * board.clientHeight) / board.clientWidth;
  const far = (at: number[]): number => (Math.max(...at) - Math.min(...at)) / 100;
  const [across, down] = [far(spots.map(({ x = 50 }) => x)), far(spots.map(({ y = 50 }) => y))];
  return across * wide > width - 2 * EDGE || down * high > bottom - top - EDGE;
}

/** Bring the middle of these into the middle of what is free. */
export function show(pane: HTMLElement, board: HTMLElement, spots: Spot[]): void {
  const middle = (at: number[]): number => (Math.max(...at) + Math.min(...at)) / 2;
  const spot = tooFar(pane, board, board.clientWidth, spots) ? nearest(spots) : { x: middle(spots.map(({ x = 50 }) => x)), y: middle(spots.map(({ y = 50 }) => y)) };
  centre(pane, board, spot);
}

export function centre(pane: HTMLElement, board: HTMLElement, spot: Spot): void {
  const { top, bottom, width } = free(pane, board);
  const at = place(board, spot);
  pane.scrollTo({ left: at.left - width / 2, top: at.top - (top + bottom) / 2, behavior: "instant" });
}

/** The part of the board that is in view, in hundredths of it. */
export function window(pane: HTMLElement, board: HTMLElement): { x: number; y: number; width: number; height: number } {
  const { top, bottom, width } = free(pane, board);
  const [wide, high] = [board.clientWidth / 100, board.clientHeight / 100];
  return { x: (pane.scrollLeft - board.clientLeft) / wide, y: (pane.scrollTop + top - board.clientTop) / high, width: width / wide, height: (bottom - top) / high };
}

/** The one of these that is nearest to the middle of them all: at the middle itself there may be none. */
export function nearest<T extends Spot>(spots: T[]): T {
  const mean = (pick: (spot: T) => number): number => spots.reduce((sum, each) => sum + pick(each), 0) / spots.length;
  const [x, y] = [mean((each) => each.x ?? 50), mean((each) => each.y ?? 50)];
  const far = (each: T): number => Math.hypot((each.x ?? 50) - x, (each.y ?? 50) - y);
  return spots.reduce((best, each) => (far(each) < far(best) ? each : best));
}
