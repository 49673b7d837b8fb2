// One table as this page shows it: the scene, what is picked so far, and what lights up.

import { getContext, setContext } from "svelte";
import type { Art } from "./art.svelte";
import { buttons, picking } from "./picks";
import { prefs } from "./prefs.svelte";
import type { Area, Choice, Group, Piece, Plate, Scene } from "./wire";
import { t } from "./words.svelte";

export interface Person {
  name: string;
  avatar: string;
  bot: boolean;
  away: boolean;
  /** A bot plays for them. */
  replaced: boolean;
  clock: number | undefined;
  resting?: boolean;
}

const NOTHING: Scene = { game: "", seat: null, title: "" };

/** What a scene asks, to compare it with another. */
const asks = (scene: Scene): string => JSON.stringify([scene.title, scene.choices]);

export class Table {
  scene = $state.raw<Scene>(NOTHING);
  people = $state.raw<Person[]>([]);
  picked = $state.raw<string[]>([]);
  /** The group of moves that was chosen: only these can be made. */
  group = $state.raw<Group | undefined>();
  /** A choice that asks once before it is made. */
  asking = $state.raw<Choice | undefined>();
  /** My last move can be taken back. */
  undo = $state.raw<{ move: string; take: () => void } | undefined>();
  /** Sent, not yet answered. */
  sent = $state.raw<Choice | undefined>();
  /** Pieces lit by a line of the log or by a sentence. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The seat whose plate is lit with them. */
  litSeat = $state<number | null>(null);
  /** The seat of whom something is told just now. */
  told = $state<number | null>(null);
  /** Pieces of the move a hint names. */
  hinted = $state.raw<ReadonlySet<string>>(new Set());

  /** Pieces a plan leads to, by the number of the step. */
  stops = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** How many questions were asked so far: with each it is asked anew, even in the same words. */
  question = $state(0);
  /** Nothing is made yet, so nothing is asked. */
  planning = $state(false);

  /** Room is short: the map fills the screen, and a sheet lies over it. */
  floats = $state(false);
  /** How high that sheet stands. */
  sheet = $state<"low" | "middle" | "high">("middle");
  /** One looks at all of a map that is wider than the screen. */
  overview = $state(false);

  /** Where something could go, while one asks what it is. */
  asked = $state.raw<ReadonlySet<string>>(new Set());
  /** Whoever goes by keys comes to everything, to ask what it is. */
  everything = $state(false);

  choices = $derived(this.sent ? [] : (this.scene.choices ?? []));
  private hand = $derived(
    new Set(this.areas(this.scene.seat ?? -1).flatMap((area) => (area.kind === "fan" ? (area.pieces ?? []).map((piece) => piece.id) : []))),
  );
  /** Those of the group that was chosen, in its order; else all. */
  open = $derived(this.group ? this.of(this.group) : this.choices);
  now = $derived(picking(this.open, this.picked, this.hand));
  /** What each piece looks like in its area, and which of those that look so may be picked. */
  private looks = $derived(
    new Map((this.scene.areas ?? []).flatMap((area) => (area.pieces ?? []).map((piece) => [piece.id, `${area.id}|${piece.face}|${piece.label}`] as const))),
  );
  private twins = $derived(new Map([...this.now.next].reverse().map((id) => [this.looks.get(id) ?? id, id] as const)));
  buttons = $derived(buttons(this.choices, this.picked, this.now));
  mine = $derived(this.choices.length > 0);
  /** So many things can be done that there is a panel for them. */
  grouped = $derived((this.scene.groups?.length ?? 0) > 0);
  /** The map that everything happens on: wider than high, or with roads. */
  map = $derived(this.areas(null).find((area) => area.kind === "board" && this.wide(area)));
  /** What lies in the middle besides. */
  beside = $derived(this.areas(null).filter((area) => area !== this.map && area.kind !== "track"));
  /** Something is picked, and a move needs more. */
  halfway = $derived(this.picked.length > 0 && this.mine && !this.now.whole.length);

  constructor(
    readonly art: Art,
    private readonly make: (choice: Choice) => void,
    readonly why: (piece: Piece) => void,
    /** A match that was played before. */
    readonly film = false,
  ) {
    if (film) this.sheet = "low"; // there is nothing to do
  }

  /** Who looks takes no part. */
  get watched(): boolean {
    return this.film || this.scene.seat === null;
  }

  /** Who is asked anew begins anew, even if the same pieces can be picked again. What is picked stays picked only while
   * others do something and the question is still the same. */
  show(scene: Scene): void {
    const anew = this.sent || asks(scene) !== asks(this.scene);
    if (anew) this.putBack();
    this.scene = scene;
    this.sent = undefined;
    if (anew) this.question += 1;
  }

  /** The piece that may be picked in place of this one: itself, or one beside it that is just the same. */
  stand(piece: Piece): string | undefined {
    return this.now.next.has(piece.id) ? piece.id : this.twins.get(this.looks.get(piece.id) ?? "");
  }

  press(piece: Piece): void {
    const stand = this.stand(piece);
    if (this.picked.includes(piece.id)) {
      this.picked = this.picked.filter((id) => id !== piece.id);
      this.asking = undefined;
    } else if (stand) {
      this.picked = [...this.picked, stand];
      if (this.now.decided) this.choose(this.now.decided);
    } else if ((this.picked.length || this.group) && picking(this.choices, [], this.hand).next.has(piece.id)) {
      this.putBack();
      this.press(piece);
    } else {
      this.why(piece);
    }
  }

  /** A piece that is part of a move, but whose turn comes later: what to press before it. */
  first(piece: Piece): string {
    const open = this.choices.filter((choice) => choice.picks?.includes(piece.id) && this.picked.every((id) => choice.picks?.includes(id)));
    const ids = new Set(open.flatMap((choice) => choice.picks?.filter((id) => this.now.next.has(id)) ?? []));
    const pieces = (this.scene.areas ?? []).flatMap((area) => area.pieces ?? []).filter((each) => ids.has(each.id));
    const groups = (this.scene.groups ?? []).filter(({ moves }) => open.some(({ move }) => moves?.includes(move)));
    const names = this.grouped ? groups.map(({ name }) => name) : [...new Set(pieces.map((each) => each.text && each.text.length > 3 ? each.text : each.label))];
    return names.length ? t("first-press", { what: names.slice(0, 3).join(", ") + (names.length > 3 ? "…" : "") }) : "";
  }

  /** These pieces in words, each once. */
  named(ids: Iterable<string>): string[] {
    const found = new Set(ids);
    return [...new Set((this.scene.areas ?? []).flatMap((area) => (area.pieces ?? []).flatMap((piece) => (found.has(piece.id) ? piece.label : []))))];
  }

  of({ moves = [] }: Group): Choice[] {
    const found = new Map(this.choices.map((choice) => [choice.move, choice]));
    return moves.flatMap((move) => found.get(move) ?? []);
  }

  /** Only the moves of this group; what all of them begin with is picked already. */
  narrow(group: Group): void {
    this.putBack();
    const [choice, ...others] = this.of(group);
    const first = choice?.picks?.[0];
    this.group = group;
    if (first && others.length && others.every(({ picks }) => picks?.[0] === first)) this.picked = [first];
  }

  light(pieces: Iterable<string> = [], seat: number | null = null): void {
    this.lit = new Set(pieces);
    this.litSeat = seat;
  }

  choose(choice: Choice): void {
    this.light();
    const { confirm } = prefs.liked;
    if (!this.planning && (confirm === "always" || (confirm === "great" && choice.asks)) && this.asking !== choice) {
      this.asking = choice;
      return;
    }
    this.asking = undefined;
    this.sent = choice;
    this.make(choice);
  }

  putBack(): void {
    this.group = undefined;
    this.picked = [];
    this.asking = undefined;
  }

  /** The move was refused, or the line is down: it can be tried again. */
  release(): void {
    this.sent = undefined;
  }

  private wide(area: Area): boolean {
    const backdrop = this.art.faces.get(area.backdrop ?? "");
    return !!area.lines?.length || (backdrop !== undefined && backdrop.width > 1.6 * backdrop.height);
  }

  plate(seat: number): Plate {
    return this.scene.plates?.find((plate) => plate.seat === seat) ?? { seat };
  }

  name(seat: number): string {
    return this.people[seat]?.name ?? "";
  }

  /** The same, but "you" for the reader. */
  called(seat: number): string {
    return seat === this.scene.seat ? t("you") : this.name(seat);
  }

  /** The other seats, clockwise from the reader's left; all of them for who watches. */
  others = $derived.by(() => {
    const count = this.scene.plates?.length ?? 0;
    const me = this.scene.seat;
    if (me === null) return Array.from({ length: count }, (_, seat) => seat);
    return Array.from({ length: Math.max(0, count - 1) }, (_, step) => (me + step + 1) % count);
  });

  areas(seat: number | null): Area[] {
    return (this.scene.areas ?? []).filter((area) => (area.seat ?? null) === seat);
  }
}

const KEY = Symbol("table");
export const offer = (table: Table): Table => setContext(KEY, table);
export const table = (): Table => getContext<Table>(KEY);
