// Arrow keys reach every piece of the table, also those that cannot be picked: along an area, from area to area, and on
// a map in the direction of the arrow.

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function inside(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>("[data-piece]")].filter((each) => each.checkVisibility());
}

/** The piece an arrow leads to; none for other keys, and from where there is no piece and no prompt. */
export function nextPiece(mat: Element, from: Element | null, key: string): HTMLElement | undefined {
  const step = STEP[key];
  if (!step || !from?.matches("[data-piece], .prompt h2")) return undefined;
  const areas = [...mat.querySelectorAll("[data-area]")].filter((area) => inside(area).length);
  const at = areas.findIndex((area) => area.contains(from));
  const other = areas[at < 0 ? 0 : (at + step + areas.length) % areas.length];
  const here = areas[at];
  if (!here) return other && inside(other)[0];
  const near = here.querySelector(".is-map") ? towards(from, inside(here), key) : undefined;
  if (near) return near;
  const upright = key === "ArrowUp" || key === "ArrowDown";
  return (upright ? undefined : inside(here)[inside(here).findIndex((each) => each === from) + step]) ?? (other && inside(other).at(step > 0 || upright ? 0 : -1));
}

/** The nearest piece in this direction: what lies aside counts for more than what lies ahead. */
function towards(from: Element, all: HTMLElement[], key: string): HTMLElement | undefined {
  const middle = (each: Element): [number, number] => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let [best, nearest]: [HTMLElement | undefined, number] = [undefined, Infinity];
  for (const each of all) {
    const [dx, dy] = [middle(each)[0] - x, middle(each)[1] - y];
    const [ahead, aside] = key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
    const far = ahead + 2 * Math.abs(aside);
    if (ahead > 1 && Math.abs(aside) <= 2 * ahead && far < nearest) [best, nearest] = [each, far];
  }
  return best;
}
