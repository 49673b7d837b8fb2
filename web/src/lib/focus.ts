// Who goes by keys is not sent back to the top of the page: when what had the focus is gone, what comes next gets it.

/** What the table asks, how it ended, where one is: the first of these there is. */
const HEADINGS = [".prompt h2", ".list-mat h2", ".glory h2", "h1"];
/** Where something else takes the place of what was pressed. */
const LISTS = ".menu, .side, .around";
const STOPS = "a[href], button, input, select, [tabindex='0']";

/** What had the focus, and all that it lay in. */
let trail: Element[] = [];
let keys = true;

export function keepFocus(): void {
  addEventListener("pointerdown", () => (keys = false), true);
  addEventListener("keydown", pressed, true);
  addEventListener("focusin", (event) => (trail = event.composedPath().filter((each) => each instanceof Element)));
  new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
}

function pressed(event: KeyboardEvent): void {
  keys = true;
  // What a key held down made appear is not pressed by it as well.
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

function mend(changes: MutationRecord[]): void {
  const [had] = trail;
  if (!keys || document.activeElement !== document.body || !had) return;
  // What lies elsewhere now has lost the focus on its way there.
  if (had.isConnected) {
    if (had instanceof HTMLElement && changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(had)))) had.focus();
    return;
  }
  const around = trail.filter((each) => each.isConnected);
  const next = [
    ...around.filter((each) => each.closest(LISTS)).flatMap((each) => [each, ...each.querySelectorAll(STOPS)]).filter((each) => each.matches(STOPS)),
    ...around.flatMap((each) => [...each.querySelectorAll(".piece.is-legal")]),
    ...HEADINGS.flatMap((each) => document.querySelector(each) ?? []),
  ].find((each): each is HTMLElement => each.checkVisibility());
  // A heading can be gone to, but not by Tab.
  if (next && next.tabIndex < 0) next.tabIndex = -1;
  next?.focus();
}
