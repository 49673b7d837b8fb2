// What is this? Asked by resting on a thing, pressing it long, "?" on what has the focus, or a mode in which every press asks.

export interface Subject {
  kind: "piece" | "area" | "plate" | "figure";
  id: string;
  /** Where it is: the card never covers the row it speaks of. */
  element: HTMLElement;
  /** It came by resting on it, and goes by itself: nothing on it can be pressed. */
  passing: boolean;
}

const REST = 400;
const LONG = 450;
const SLIP = 10;
const THINGS = "[data-piece], [data-figure], [data-plate], [data-area]";

function subjectOf(target: EventTarget | null, passing: boolean): Subject | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
  if (!element) return undefined;
  const { piece, figure, plate, area } = element.dataset;
  if (piece) return { kind: "piece", id: piece, element, passing };
  if (figure) return { kind: "figure", id: figure, element, passing };
  if (plate) return { kind: "plate", id: plate, element, passing };
  return { kind: "area", id: area ?? "", element, passing };
}

export class Asking {
  subject = $state.raw<Subject | undefined>();
  /** Every press asks, and everything can be gone to by keys. */
  mode = $state(false);
  private timer = 0;
  private over: Element | null = null;
  private down: [number, number] | undefined;
  /** The finger that pressed long is still on the screen: lifting it is no press. */
  private held = false;

  close = (): void => {
    clearTimeout(this.timer);
    this.subject = undefined;
  };

  ask(target: EventTarget | null, passing = false): boolean {
    const found = subjectOf(target, passing);
    if (found) this.subject = found;
    return !!found;
  }

  private soon(target: EventTarget | null, wait: number, passing: boolean): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (passing && !this.subject) this.ask(target, true);
      else if (!passing) this.held = this.ask(target);
    }, wait);
  }

  pointerover = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    const thing = event.target instanceof Element ? event.target.closest(THINGS) : null;
    if (thing === this.over) return;
    this.over = thing;
    if (this.subject?.passing) this.subject = undefined;
    // Whole areas only when they are asked for: one passes over them all the time.
    if (thing?.matches("[data-area], [data-plate]") === false) this.soon(thing, REST, true);
    else clearTimeout(this.timer);
  };

  pointerdown = (event: PointerEvent): void => {
    this.held = false;
    clearTimeout(this.timer);
    if (this.subject?.passing) this.subject = undefined;
    if (event.pointerType !== "touch") return;
    this.down = [event.clientX, event.clientY];
    this.soon(event.target, LONG, false);
  };

  pointermove = (event: PointerEvent): void => {
    if (this.down && Math.hypot(event.clientX - this.down[0], event.clientY - this.down[1]) > SLIP) this.pointerup();
  };

  pointerup = (): void => {
    if (this.down) clearTimeout(this.timer);
    this.down = undefined;
  };

  /** Before anything else hears of it. */
  click = (event: MouseEvent): void => {
    const asked = this.held || (this.mode && !(event.target as Element).closest(".bar, .inspect") && this.ask(event.target));
    this.held = false;
    if (!asked) return;
    event.preventDefault();
    event.stopPropagation();
  };

  contextmenu = (event: MouseEvent): void => {
    if (this.down) event.preventDefault();
  };

  key = (event: KeyboardEvent): void => {
    if ((event.target as Element).closest("input, select, textarea, dialog")) return;
    if (event.key === "Escape" && (this.subject || this.mode)) {
      if (this.subject) this.close();
      else this.mode = false;
      event.stopPropagation();
    }
    const here = document.activeElement?.closest(THINGS) ?? this.over;
    if (event.key === "?" || (event.key === "Enter" && this.mode && document.activeElement?.matches("[data-area], [data-plate], [data-figure]"))) {
      if (this.ask(here)) event.preventDefault();
    }
  };

  /** All of it on the frame of a table. */
  watch = (node: HTMLElement): { destroy: () => void } => {
    const { pointerover, pointerdown, pointermove, pointerup, click, contextmenu, key } = this;
    const heard: [string, (event: never) => void][] = [
      ["pointerover", pointerover], ["pointerdown", pointerdown], ["pointermove", pointermove], ["pointerup", pointerup],
      ["pointercancel", pointerup], ["click", click], ["contextmenu", contextmenu], ["keydown", key],
    ];
    for (const [name, listener] of heard) node.addEventListener(name, listener as EventListener, { capture: name === "click" || name === "keydown" });
    return { destroy: () => clearTimeout(this.timer) };
  };
}
