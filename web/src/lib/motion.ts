// Pieces keep their id, so they glide from where they were to where they are. Nothing blocks: new
// motion ends the running one. With reduced motion things appear in place and are outlined.

interface Was {
  box: DOMRect;
  face: string;
}

/** Milliseconds by speed: to glide, and to turn over or appear. */
const GLIDES: Record<number, number> = { 0.6: 520, 1: 380, 2: 220 };
const FLIPS: Record<number, number> = { 0.6: 420, 1: 260, 2: 160 };
const [GLIDE, FLIP] = [380, 260];
const [STAGGER, TURNS] = [40, 60];
const EASE = "cubic-bezier(.2,.8,.2,1)";

function pieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-piece]")];
}

export class Motion {
  private was = new Map<string, Was>();
  private running: Animation[] = [];

  before(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
    this.was = new Map(
      pieces().map((each) => [each.dataset["piece"] ?? "", { box: each.getBoundingClientRect(), face: each.dataset["face"] ?? "" }]),
    );
  }

  after(speed: number): void {
    if (!this.was.size || speed === 0) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const here = pieces();
    const ids = new Set(here.map((each) => each.dataset["piece"] ?? ""));
    const gone = [...this.was].filter(([id]) => !ids.has(id)).map(([, was]) => was);
    let [order, turned] = [0, 0];
    for (const each of here) {
      const face = each.dataset["face"] ?? "";
      const known = this.was.get(each.dataset["piece"] ?? "");
      const from = known ?? this.origin(gone, face);
      if (known && known.face !== face) this.flip(each, still, speed, turned++);
      if (!from) this.appear(each, still, speed);
      else if (this.glide(each, from.box, still, speed, order)) order += 1;
    }
  }

  /** A bang: the mat shakes once. */
  shake(speed: number): void {
    const mat = document.querySelector(".mat");
    if (!mat || speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.run(mat, [0, 4, -4, 3, -2, 0].map((x) => ({ translate: `${x}px 0` })), { duration: 380 / speed });
  }

  /** A piece that is new here may be one that has gone elsewhere: the same drawing vanished. */
  private origin(gone: Was[], face: string): Was | undefined {
    const place = gone.findIndex((was) => was.face === face);
    return place < 0 ? undefined : gone.splice(place, 1)[0];
  }

  private glide(each: HTMLElement, from: DOMRect, still: boolean, speed: number, order: number): boolean {
    const to = each.getBoundingClientRect();
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 4 || !to.width) return false;
    if (still) {
      this.outline(each);
      return true;
    }
    const scale = Math.min(3, Math.max(0.3, from.width / to.width));
    const own = getComputedStyle(each).transform;
    const base = own === "none" ? "" : own;
    const arc = Math.min(40, Math.hypot(dx, dy) / 8);
    this.run(
      each,
      [
        { transform: `translate(${dx}px,${dy}px) scale(${scale}) ${base}`, zIndex: 20 },
        { transform: `translate(${dx / 3}px,${dy / 3 - arc}px) scale(${(scale + 2) / 3}) ${base}`, zIndex: 20, offset: 0.55 },
        { transform: base || "none", zIndex: 20 },
      ],
      { duration: GLIDES[speed] ?? GLIDE, delay: Math.min(order, 8) * (STAGGER / speed), easing: EASE, fill: "backwards" },
    );
    return true;
  }

  private flip(each: HTMLElement, still: boolean, speed: number, order: number): void {
    const drawing = each.querySelector<SVGElement>(".face");
    if (still) this.outline(each);
    else if (drawing) {
      this.run(drawing, [{ transform: "rotateY(90deg)" }, { transform: "rotateY(-8deg)", offset: 0.8 }, { transform: "none" }], {
        duration: FLIPS[speed] ?? FLIP,
        delay: Math.min(order, 8) * (TURNS / speed),
        easing: EASE,
        fill: "backwards",
      });
    }
  }

  private appear(each: HTMLElement, still: boolean, speed: number): void {
    if (still) this.outline(each);
    else this.run(each, [{ opacity: 0, scale: "0.7" }, { opacity: 1, scale: "1" }], { duration: FLIPS[speed] ?? FLIP, easing: EASE });
  }

  private outline(each: HTMLElement): void {
    this.run(each, [{ outline: "3px solid #0b63ff" }, { outline: "3px solid transparent" }], { duration: 1000 });
  }

  private run(each: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.running.push(each.animate(frames, timing));
  }
}
