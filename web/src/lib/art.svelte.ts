// Drawings: a game's sheet of symbols is put into the page once; a face is one of its symbols.

import page from "../art/page.svg?url";
import type { Area } from "./wire";

export interface Face {
  width: number;
  height: number;
  /** "bare" has no card below it; otherwise it is cardboard. */
  bare: boolean;
  /** Where on the card a strip for its name lies, from the top, in hundredths; 0 is none. */
  strip: number;
  /** How wide it stands on a board, in hundredths of the board. */
  board: number;
  /** Where it lies when it is laid over a piece: left, top and width, in hundredths of the piece. */
  at: [number, number, number];
  /** Where its owner's emblem stands on it, in the same way. */
  emblem: [number, number, number] | undefined;
  /** Its text is written across it. */
  caption: boolean;
  /** It is shown on a map in small, too. */
  mini: boolean;
  /** It goes off when it is lit, and says this: the drawing of a word, or none. */
  bang: string | undefined;
}

export interface Theme {
  colours: Record<string, string>;
  seats: string[];
}

const EMBLEMS = ["leaf", "star", "shell", "drop", "moon", "heart", "sun"];

export class Art {
  faces = $state.raw(new Map<string, Face>());
  theme = $state.raw<Theme>({ colours: {}, seats: EMBLEMS });
  private holder: SVGSVGElement | undefined;

  constructor(private readonly game: string) {}

  async load(): Promise<void> {
    const [sheet, theme] = await Promise.all([text(`/art/${this.game}/sheet.svg`), text(`/art/${this.game}/theme.json`)]);
    const root = sheet ? parse(sheet) : undefined;
    this.faces = new Map([...pageFaces, ...(root ? facesOf(root) : [])]);
    if (root) this.holder = place(root);
    if (theme) this.theme = { ...this.theme, ...(JSON.parse(theme) as Partial<Theme>) };
  }

  drop(): void {
    this.holder?.remove();
  }

  emblem(seat: number): string {
    return this.theme.seats[seat % this.theme.seats.length] ?? "leaf";
  }

  /** Cards in the middle that only tell where they lie, by a number each: there may be dozens, so they are small. */
  listed({ kind, seat, pieces = [] }: Area): boolean {
    return kind === "row" && seat === undefined && pieces.every((piece) => Number(piece.badge) && this.faces.get(piece.face)?.bare === false);
  }

  style(): string {
    return Object.entries(this.theme.colours)
      .map(([name, value]) => `--${name}:${value}`)
      .join(";");
  }
}

async function text(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

function parse(source: string): SVGSVGElement {
  return new DOMParser().parseFromString(source, "image/svg+xml").documentElement as unknown as SVGSVGElement;
}

/** Put the symbols into the page; what is there already is not put twice. */
function place(root: SVGSVGElement): SVGSVGElement {
  for (const symbol of [...root.children]) if (document.getElementById(symbol.id)) symbol.remove();
  root.setAttribute("aria-hidden", "true");
  root.setAttribute("class", "sheet-of-symbols");
  return document.body.appendChild(document.adoptNode(root));
}

function spot(words: string): [number, number, number] {
  const [left = 0, top = 0, width = 100] = words.split(" ").map(Number);
  return [left, top, width];
}

function facesOf(root: SVGSVGElement): Map<string, Face> {
  const found = new Map<string, Face>();
  for (const symbol of root.querySelectorAll("symbol")) {
    const box = (symbol.getAttribute("viewBox") ?? "0 0 100 100").split(/\s+/).map(Number);
    found.set(symbol.id, {
      width: box[2] ?? 100,
      height: box[3] ?? 100,
      bare: symbol.dataset["shape"] === "bare",
      strip: Number(symbol.dataset["strip"] ?? 0),
      board: Number(symbol.dataset["board"] ?? 0),
      at: spot(symbol.dataset["at"] ?? "62 -8 46"),
      emblem: symbol.dataset["emblem"] === undefined ? undefined : spot(symbol.dataset["emblem"]),
      caption: symbol.dataset["caption"] !== undefined,
      mini: symbol.dataset["mini"] !== undefined,
      bang: symbol.dataset["bang"],
    });
  }
  return found;
}

let pageFaces = new Map<string, Face>();

export async function placePage(): Promise<void> {
  const root = parse(await text(page));
  pageFaces = facesOf(root);
  place(root);
}
