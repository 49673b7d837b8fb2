// A lesson as this page plays it: what the teacher says, what is on the table, what was tried.

import { tick } from "svelte";
import * as api from "../lib/api";
import type { Art } from "../lib/art.svelte";
import { hatOf, me } from "../lib/me.svelte";
import { Motion } from "../lib/motion";
import { Table } from "../lib/table.svelte";
import type { Choice, Lecture, Picture, Piece, Remark, Scene } from "../lib/wire";
import { words } from "../lib/words.svelte";

/** Milliseconds to look at a picture, at the usual speed. */
const PAUSE: Record<Picture["pace"], number> = { step: 700, plain: 1600, great: 2400 };

export class Lesson {
  readonly table: Table;
  says = $state.raw<Remark>({ title: "", text: "" });
  rules = $state.raw<string[]>([]);
  /** What was tried, in words, while it is not what is expected. */
  tried = $state("");
  /** So many tries were something else: then there is help. */
  astray = $state(0);
  /** The move that is expected, once it was shown. */
  shown = $state.raw<Choice | undefined>();
  done = $state(0);
  /** What came of a move is being shown. */
  busy = $state(false);
  ready = $state(false);
  private moves: number[] = [];
  private now: Lecture | undefined;
  private left = false;
  private readonly motion = new Motion();

  constructor(
    private readonly game: string,
    readonly id: string,
    art: Art,
  ) {
    this.table = new Table(art, (choice) => void this.make(choice), (piece) => this.press(piece));
  }

  /** From the beginning, or again in another language. */
  async load(): Promise<void> {
    await this.hear(await api.lecture(this.game, this.id, words.language, this.moves), false);
    this.ready = true;
  }

  close(): void {
    this.left = true;
  }

  /** The table as it was before the try. */
  putBack(): void {
    this.tried = "";
    this.table.putBack();
    const { now } = this;
    const scene = now?.pictures.at(-1)?.scene;
    if (!now || !scene) return;
    this.says = now.says;
    this.table.show({ ...scene, choices: this.choices(scene) });
  }

  show(): void {
    this.putBack();
    this.shown = this.table.choices.find((each) => each.move === this.now?.show);
    this.table.hinted = new Set(this.shown?.picks ?? []);
  }

  private async make(choice: Choice): Promise<void> {
    const moves = [...this.moves, choice.move];
    const lecture = await api.lecture(this.game, this.id, words.language, moves).catch(() => undefined);
    if (!lecture) return this.table.release();
    if (lecture.tried) {
      this.tried = lecture.tried;
      this.astray += 1;
      this.says = lecture.says;
      this.shown = undefined;
      this.table.hinted = new Set();
      return this.play(lecture.pictures, false);
    }
    this.moves = moves;
    await this.hear(lecture, true);
  }

  private async hear(lecture: Lecture, moving: boolean): Promise<void> {
    this.now = lecture;
    const mine = lecture.pictures[0]?.scene.seat;
    this.table.people = lecture.names.map((name, seat) => ({
      ...(seat === mine ? { name: me.name, avatar: me.hat } : { name, avatar: hatOf(name) }),
      bot: false,
      away: false,
      replaced: false,
      clock: undefined,
    }));
    this.tried = "";
    this.shown = undefined;
    this.table.hinted = new Set();
    if (lecture.done !== this.done) this.astray = 0;
    await this.play(moving ? lecture.pictures : lecture.pictures.slice(-1), true);
    if (this.left) return;
    this.done = lecture.done;
    this.says = lecture.says;
    this.rules = lecture.rules;
  }

  /** One picture after the other; in the last one something can be done, unless it is a try that stays there. */
  private async play(pictures: Picture[], open: boolean): Promise<void> {
    this.busy = true;
    for (const [n, { scene, pace }] of pictures.entries()) {
      const last = n === pictures.length - 1;
      if (this.left || (!last && me.speed === 0)) continue;
      this.motion.before();
      this.table.show({ ...scene, choices: last && open ? this.choices(scene) : [] });
      await tick();
      this.motion.after(me.speed);
      if (!last) await new Promise((resolve) => setTimeout(resolve, PAUSE[pace] / me.speed));
    }
    this.busy = false;
  }

  /** Nobody is asked twice: here everything can be taken back. */
  private choices({ choices = [] }: Scene): Choice[] {
    return this.now?.show === null ? [] : choices.map((choice) => ({ ...choice, asks: false }));
  }

  /** Something that is part of no move now. */
  private press(piece: Piece): void {
    if (this.tried || !this.now || this.now.show === null) return;
    this.table.putBack();
    this.tried = piece.label;
    this.astray += 1;
    this.says = this.now.otherwise;
  }
}

/** The lessons of a game that are done, as this browser keeps them. */
export class Progress {
  done = $state.raw<string[]>([]);
  private readonly key: string;

  constructor(game: string) {
    this.key = `lessons-${game}`;
    this.done = (localStorage.getItem(this.key) ?? "").split(" ").filter(Boolean);
  }

  add(lesson: string): void {
    if (this.done.includes(lesson)) return;
    this.done = [...this.done, lesson];
    localStorage.setItem(this.key, this.done.join(" "));
  }
}
