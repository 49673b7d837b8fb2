// One table as this page shows it: the scene, what is picked so far, and what lights up.

import { getContext, setContext } from "svelte";
import type { Art } from "./art.svelte";
import { buttons, picking } from "./picks";
import type { Area, Choice, Piece, Plate, Scene } from "./wire";
import { t } from "./words.svelte";

export interface Person {
  name: string;
  avatar: string;
  bot: boolean;
  away: boolean;
  /** A bot plays for them. */
  replaced: boolean;
  clock: number | undefined;
}

const NOTHING: Scene = { game: "", seat: null, title: "" };

/** What a scene asks, to compare it with another. */
const asks = (scene: Scene): string => JSON.stringify([scene.title, scene.choices]);

export class Table {
  scene = $state.raw<Scene>(NOTHING);
  people = $state.raw<Person[]>([]);
  picked = $state.raw<string[]>([]);
  /** A choice that asks once before it is made. */
  asking = $state.raw<Choice | undefined>();
  /** Sent, not yet answered. */
  sent = $state.raw<Choice | undefined>();
  /** Pieces lit by a line of the log or by a sentence. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The seat whose plate is lit with them. */
  litSeat = $state<number | null>(null);
  /** Pieces of the move a hint names. */
  hinted = $state.raw<ReadonlySet<string>>(new Set());

  choices = $derived(this.sent ? [] : (this.scene.choices ?? []));
  private hand = $derived(
    new Set(this.areas(this.scene.seat ?? -1).flatMap((area) => (area.kind === "fan" ? (area.pieces ?? []).map((piece) => piece.id) : []))),
  );
  now = $derived(picking(this.choices, this.picked, this.hand));
  /** What each piece looks like in its area, and which of those that look so may be picked. */
  private looks = $derived(
    new Map((this.scene.areas ?? []).flatMap((area) => (area.pieces ?? []).map((piece) => [piece.id, `${area.id}|${piece.face}|${piece.label}`] as const))),
  );
  private twins = $derived(new Map([...this.now.next].reverse().map((id) => [this.looks.get(id) ?? id, id] as const)));
  buttons = $derived(buttons(this.choices, this.picked, this.now));
  mine = $derived(this.choices.length > 0);
  /** Something is picked, and a move needs more. */
  halfway = $derived(this.picked.length > 0 && this.mine && !this.now.whole.length);

  constructor(
    readonly art: Art,
    private readonly make: (choice: Choice) => void,
    readonly why: (piece: Piece) => void,
    /** A match that was played before. */
    readonly film = false,
  ) {}

  /** Who looks takes no part. */
  get watched(): boolean {
    return this.film || this.scene.seat === null;
  }

  /** Who is asked anew begins anew, even if the same pieces can be picked again. What is picked stays picked only while
   * others do something and the question is still the same. */
  show(scene: Scene): void {
    if (this.sent || asks(scene) !== asks(this.scene)) this.putBack();
    this.scene = scene;
    this.sent = undefined;
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
    } else if (this.picked.length && picking(this.choices, [piece.id]).open.length) {
      this.picked = [];
      this.press(piece);
    } else {
      this.why(piece);
    }
  }

  light(pieces: Iterable<string> = [], seat: number | null = null): void {
    this.lit = new Set(pieces);
    this.litSeat = seat;
  }

  choose(choice: Choice): void {
    this.light();
    if (choice.asks && this.asking !== choice) {
      this.asking = choice;
      return;
    }
    this.asking = undefined;
    this.sent = choice;
    this.make(choice);
  }

  putBack(): void {
    this.picked = [];
    this.asking = undefined;
  }

  /** The move was refused, or the line is down: it can be tried again. */
  release(): void {
    this.sent = undefined;
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
