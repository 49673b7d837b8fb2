// What somebody before the page sees: what can be pressed and where, and whether anything has changed.
window.eyes = {
  things: () =>
    [...document.querySelectorAll(document.querySelector(".loupe") ? ".loupe .btn" : ".piece.is-legal, .moves-pane--do .group:not(.is-flat), .prompt .acts .btn:not(.btn--quiet, .btn--timed, .btn--again), .list-mat .btn--go, .list-mat .sentence")].filter(
      (each) => each.checkVisibility(),
    ),

  over: () => document.querySelector(".end .rank") !== null,

  /** What is legal, picked and said: changes with every press that does something. */
  state() {
    const frame = document.querySelector(".frame");
    const pieces = [...document.querySelectorAll(".piece.is-legal, .piece.is-picked, .loupe .btn")];
    return [...pieces.map((each) => each.dataset.piece + each.className), frame?.dataset.moves, frame?.innerText].join("|");
  },

  /** Wait until it is no longer as it was `before`, and something can be pressed; the state, or "" at the end. */
  async turn(before, patience) {
    for (const late = Date.now() + patience; Date.now() < late; await new Promise((go) => setTimeout(go, 5))) {
      if (eyes.over()) return "";
      const now = eyes.things().length ? eyes.state() : before;
      if (now !== before) return now;
    }
    const said = (document.querySelector(".prompt h2") ?? document.body).innerText;
    throw new Error(`after ${patience} ms nothing new to press; the page says “${said}”`);
  },

  /** One of the things, by a number from 0 to 1. Half of the time a button, so that turns come to an end. */
  pick(chance, byKeys) {
    const all = eyes.things();
    const buttons = all.filter((each) => each.matches(".btn"));
    if (buttons.length && chance < 1 / 2) return buttons[Math.floor(chance * 2 * buttons.length)];
    const far = (thing) => Math.abs(eyes.tabs(thing));
    // Who goes there by Tab takes one of the nearest few.
    const some = byKeys ? all.sort((a, b) => far(a) - far(b)).slice(0, 6) : all;
    return some[Math.floor((buttons.length ? (chance - 1 / 2) * 2 : chance) * some.length)] ?? null;
  },

  /** The same, and at once where to press it, once it stands still: a moment later the table may have changed. */
  async pickPoint(chance) {
    let point = null;
    for (let frames = 0, before = "?"; frames < 20 && String(point) !== before; frames++) {
      before = String(point);
      const thing = eyes.pick(chance, false);
      point = thing && eyes.point(thing);
      await new Promise(requestAnimationFrame);
    }
    return point;
  },

  /** Where a press meets the thing and nothing that lies over it. */
  point(thing) {
    for (const scroll of [false, true]) {
      if (scroll) thing.scrollIntoView({ block: "center", inline: "center" });
      const box = thing.getBoundingClientRect();
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          // Fingers and mice press whole points: half a point off may be beyond the edge of a map.
          const [x, y] = [Math.round(box.left + along * box.width), Math.round(box.top + down * box.height)];
          if (document.elementFromPoint(x, y)?.closest("button") === thing) return [x, y];
        }
      }
    }
    throw new Error(`“${thing.ariaLabel || thing.innerText}” cannot be pressed: it is covered or out of sight`);
  },

  /** What can be seen of the table: the pieces whose middle nothing lies over, but for others of their area. */
  seen: (which = ".piece") =>
    [...document.querySelectorAll(`#mat ${which}`)]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return there?.closest("[data-area]") === each.closest("[data-area]");
      })
      .map((each) => each.dataset.piece),

  /** The number written on a piece, where it can be seen, by scrolling if need be; nothing if it cannot. */
  figure(piece) {
    const badge = piece.querySelector(".badge");
    badge?.scrollIntoView({ block: "center", inline: "center" });
    const box = badge?.getBoundingClientRect();
    const there = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return there && there === badge ? getComputedStyle(badge, "::after").content.replaceAll('"', "") : "";
  },

  /** The pieces that reach beyond the left or right edge of the screen. */
  beside: () =>
    [...document.querySelectorAll("#mat .piece")]
      .filter((each) => each.getBoundingClientRect().left < 0 || each.getBoundingClientRect().right > innerWidth)
      .map((each) => each.dataset.piece),

  /** What is wrong with the screen: wider than there is room (the edge of a shadow may be lost), or something to press that no scrolling brings into reach. */
  wrong() {
    if (document.querySelector(".loupe")) return []; // it lies over the table
    const found = ["html", ".mat", ".centre"].flatMap((which) => {
      const box = document.querySelector(which);
      return box && box.scrollWidth > box.clientWidth + (which === "html" ? 0 : 2) ? [`${which} is ${box.scrollWidth} wide and has room for ${box.clientWidth}`] : [];
    });
    const scrolled = [...document.querySelectorAll(".mat, .mat *")].filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth).map((each) => [each, each.scrollLeft, each.scrollTop]);
    for (const thing of eyes.things()) {
      const name = thing.ariaLabel || thing.innerText;
      try {
        eyes.point(thing);
      } catch {
        found.push(`“${name}” is covered`);
      }
      thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) found.push(`“${name}” is cut`);
    }
    for (const label of document.querySelectorAll(".centre .label")) {
      if (!label.checkVisibility()) continue;
      label.scrollIntoView({ block: "nearest" });
      const { left, right, top, bottom } = label.getBoundingClientRect();
      const area = label.closest("[data-area]");
      const covered = [left + 2, (left + right) / 2, right - 2].some((x) => !area.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      if (covered) found.push(`“${label.innerText}” is covered`);
    }
    for (const said of document.querySelectorAll(".prompt h2, .prompt p, .prompt .btn")) {
      if (!said.checkVisibility()) continue;
      const box = said.getBoundingClientRect();
      if (said.scrollWidth > said.clientWidth + 1 || box.bottom > innerHeight || box.right > innerWidth) found.push(`“${said.innerText}” is cut`);
    }
    found.push(...eyes.small(".frame"));
    if (matchMedia("(forced-colors: active)").matches) {
      for (const each of document.querySelectorAll(".mat :is(.piece.is-legal, .piece.is-picked, .plate.is-turn)")) {
        if (getComputedStyle(each).outlineStyle === "none") found.push(`“${each.ariaLabel}” is marked by its colour alone`);
      }
    }
    for (const [each, left, top] of scrolled) each.scrollTo({ left, top, behavior: "instant" });
    return found;
  },

  /** What can be pressed and is smaller than 24 points. On a map the nearest place is meant, and words of a sentence are as high as its line. */
  small(within = "body") {
    const SMALLEST = 23.5; // the browser rounds
    return [...document.querySelectorAll(`${within} :is(a[href], button, input, select, summary)`)].flatMap((each) => {
      if (each.ariaDisabled === "true" || each.closest(".board, .skip, [aria-hidden='true']") || !each.checkVisibility()) return [];
      const words = each.matches("a, .rulechip") && getComputedStyle(each).display.startsWith("inline");
      if (words) return [];
      const target = each.querySelector(".hit") ?? each.closest("label") ?? each;
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < SMALLEST ? [`“${each.ariaLabel || each.innerText}” is ${Math.round(width)} by ${Math.round(height)} points`] : [];
    });
  },

  /** What is lost where the page is narrow: what reaches beyond its edge and cannot be scrolled to alone, and sentences that are cut. */
  lost() {
    const beyond = (each) => [each.getBoundingClientRect()].some(({ left, right, width }) => width && (right > innerWidth + 1 || left < -1));
    const moves = (each) => /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX);
    const inside = (each) => { for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) if (moves(up)) return true; return false; };
    const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const found = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide and has room for ${innerWidth}`] : [];
    for (const each of top.querySelectorAll("h1, h2, h3, p, li, label, button, a, input, select, table")) {
      if (!each.checkVisibility({ visibilityProperty: true }) || each.closest("svg, .vh, .skip, .board, [aria-hidden='true']")) continue;
      const name = (each.ariaLabel || each.innerText || each.tagName).slice(0, 60);
      if (beyond(each) && !inside(each)) found.push(`“${name}” reaches beyond the edge`);
      else if (each.matches("h1, h2, h3, p, label, .btn") && each.scrollWidth > each.clientWidth + 1 && moves(each)) found.push(`“${name}” is cut`);
    }
    return found;
  },

  /** Where Tab comes to on the way to a thing: itself, or the one stop of its list. */
  stop: (thing) => (thing.tabIndex < 0 && thing.closest("ul")?.querySelector("[tabindex='0']")) || thing,

  /** How often the arrow down has to be pressed from that stop; the arrow up if negative. */
  down(thing) {
    const all = [...(thing.closest("ul")?.querySelectorAll(".sentence") ?? [])];
    return thing.tabIndex < 0 ? all.indexOf(thing) - all.indexOf(eyes.stop(thing)) : 0;
  },

  /** How often Tab has to be pressed to come from where the focus is to a thing; Shift+Tab if negative. */
  tabs(thing) {
    const open = document.querySelector("dialog[open]") ?? document;
    const all = [...open.querySelectorAll("a[href], button, input, select, [tabindex]")].filter(
      (each) => each.tabIndex >= 0 && !each.matches(":disabled") && each.checkVisibility() && !(each.type === "radio" && !each.checked),
    );
    const from = document.activeElement;
    if (from === thing) return 0;
    if (from === document.body) return all.indexOf(thing) + 1;
    const after = (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return after(from, thing)
      ? all.filter((each) => after(from, each) && !after(thing, each)).length
      : -all.filter((each) => after(each, from) && !after(each, thing)).length;
  },
};
