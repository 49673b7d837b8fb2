// A table one is at: what the host says about it, and what one can ask of it.

import { tick } from "svelte";
import * as api from "./api";
import { Art } from "./art.svelte";
import { changed, gap } from "./changes";
import { hatOf, me } from "./me.svelte";
import { Motion } from "./motion";
import { Line, random, type Reply, type Wish } from "./socket";
import { sounds } from "./sound";
import { Story, type Frame } from "./story.svelte";
import { Table, type Person } from "./table.svelte";
import { token } from "./token.svelte";
import { about, touched } from "./trace";
import type { Answer, Choice, Clocks, Event, GameInfo, LogLine, Piece, Presence, Said, Scene, TableInfo, Welcome } from "./wire";
import { words, type Key } from "./words.svelte";

export interface Reason {
  rule: string;
  text: string;
}

/** After these there is nothing to come back to; whatever else ends a line, it is tried again. */
const ENDS: Record<string, Key> = { unknown_table: "no-table", no_spectators: "no-spectators" };

/** Tables made by this page a moment ago, and what for. */
export const plans = new Map<string, "play" | "sit">();

export class Room {
  info = $state.raw<TableInfo | undefined>();
  art = $state.raw<Art | undefined>();
  table = $state.raw<Table | undefined>();
  lines = $state.raw<LogLine[]>([]);
  said = $state.raw<Said[]>([]);
  up = $state(true);
  /** There is a table to look at, with its drawings. */
  ready = $state(false);
  trouble = $state<Key | undefined>();
  yours = $state.raw<number[]>([]);
  eye = $state<number | null>(null);
  person = $state("");
  undo = $state(false);
  reason = $state.raw<Reason | undefined>();
  hint = $state.raw<{ move: number; sentence: string } | undefined>();
  moves = $state(0);
  game = $state.raw<GameInfo | undefined>();
  /** The game's name in the reader's language. */
  name = $derived(this.game?.name ?? "");

  private version = 0;
  private proof = "";
  /** As the host last told it; what is drawn may be a moment behind. */
  private scene: Scene | undefined;
  private shown = 0;
  private presence = $state.raw<Presence>({ type: "presence", seats: [], spectators: 0 });
  private clocks = $state.raw<Clocks | undefined>();
  private since = 0;
  private ticking = 0;
  private readonly line: Line;
  private readonly motion = new Motion();
  readonly story = new Story((frame) => this.show(frame));
  /** The pieces each line of the log is about; lines from before this page came tell of none. */
  readonly traces = new WeakMap<LogLine, ReadonlySet<string>>();
  /** Moves once spelled by a single piece: so that "why can't I?" can name one. */
  private readonly meanings = new Map<string, number>();

  constructor(private readonly id: string) {
    this.line = new Line({
      hello: async () => {
        await me.arrive();
        this.proof = token.value;
        return { table: id, token: this.proof, language: words.language, version: this.version, ...(this.eye === null ? {} : { seat: this.eye }) };
      },
      hear: (answer) => void this.hear(answer),
      line: (up) => {
        this.up = up;
      },
    });
    this.ticking = window.setInterval(() => this.tell(), 1000);
  }

  close(): void {
    clearInterval(this.ticking);
    this.line.close();
    this.art?.drop();
  }

  // ---- asking ----

  async ask(command: Wish): Promise<Reply> {
    const reply = await this.line.command(command);
    if (reply.type === "refused") this.reason = { rule: reply.rule, text: reply.text };
    return reply;
  }

  sit(seat: number): Promise<Reply> {
    return this.ask({ type: "sit", seat, contribution: random(32) });
  }

  look(seat: number | null): void {
    this.line.look(seat, words.language);
  }

  async why(piece: Piece): Promise<void> {
    if (this.eye === null || this.info?.status !== "running") return;
    const reply = await this.line.command({ type: "why", move: this.meanings.get(piece.id) ?? -1 });
    if (reply.type === "because") this.reason = { rule: reply.rule, text: reply.text };
  }

  async suggest(): Promise<void> {
    const reply = await this.ask({ type: "hint" });
    const table = this.table;
    if (reply.type !== "suggestion" || !table) return;
    this.reason = undefined;
    table.putBack(); // the hint may be about other pieces
    this.hint = { move: reply.move, sentence: reply.sentence };
    const choice = table.choices.find((each) => each.move === reply.move);
    table.hinted = new Set(choice?.picks ?? []);
  }

  forget(): void {
    this.hint = undefined;
    if (this.table) this.table.hinted = new Set();
  }

  // ---- listening ----

  private async hear(answer: Answer): Promise<void> {
    switch (answer.type) {
      case "welcome":
        return this.welcome(answer);
      case "presence":
        this.presence = answer;
        return this.tell();
      case "error":
        if (answer.code === "unknown_person") token.drop(this.proof);
        this.trouble = ENDS[answer.code];
        if (this.trouble) this.line.close();
        return;
      case "event":
      case "table":
      case "said":
        if (answer.version <= this.version) return;
        if (gap(this.version, answer)) return this.line.resync();
        this.version = answer.version;
        if (answer.type === "event") this.happen(answer);
        else if (answer.type === "said") this.said = [...this.said, answer];
        else this.seats(answer.table, answer.clocks ?? undefined);
    }
  }

  private async welcome(welcome: Welcome): Promise<void> {
    this.version = welcome.version;
    this.scene = welcome.event?.scene;
    this.story.drop();
    this.person = welcome.person;
    this.yours = welcome.yours;
    this.eye = welcome.eye;
    this.presence = welcome.presence;
    const after = welcome.since > 0;
    this.lines = after ? [...this.lines, ...welcome.lines] : welcome.lines;
    this.said = after ? [...this.said, ...welcome.said] : welcome.said;
    const first = !this.art;
    const art = this.art ?? new Art(welcome.table.game);
    this.art = art;
    this.table ??= new Table(art, (choice) => void this.make(choice), (piece) => void this.why(piece));
    this.seats(welcome.table, welcome.event?.clocks);
    if (first) {
      const [games] = await Promise.all([api.games(words.language), art.load()]);
      this.game = games.find((game) => game.id === welcome.table.game);
    }
    // A move that was made while the drawings were loaded is on the table already.
    if (welcome.event?.scene && this.scene === welcome.event.scene) await this.stage(welcome.event, welcome.event.scene);
    this.ready = true;
    if (welcome.table.status === "lobby") await this.arrive(welcome);
  }

  /** What was meant when this table was made: sit down, and perhaps begin at once. */
  private async arrive({ table, yours }: Welcome): Promise<void> {
    const plan = plans.get(this.id);
    plans.delete(this.id);
    let reply: Reply | undefined;
    if (plan && !yours.length) reply = await this.sit(table.seats.findIndex((seat) => seat.kind === "open"));
    else if (yours.some((seat) => !table.seats[seat]?.ready)) reply = await this.ask({ type: "contribute", contribution: random(32) });
    if (plan === "play" && reply?.type === "done") await this.ask({ type: "start" });
  }

  private happen(event: Event): void {
    const lines = event.lines ?? [];
    const frames: Frame[] = [];
    let [scene, told] = [this.scene, 0];
    for (const { change, lines: by, pace = "plain" } of event.moments ?? []) {
      if (!scene) break;
      scene = changed(scene, change);
      if (me.speed === 0) continue;
      frames.push({ scene, lines: lines.slice(told, by), pace });
      told = by;
    }
    scene = event.scene ?? (scene && event.change ? changed(scene, event.change) : undefined);
    if (!scene) return void this.line.resync();
    this.scene = scene;
    this.story.add([...frames, { scene, lines: lines.slice(told), event }]);
  }

  /** One picture of what happened, with its lines. */
  private async show({ scene, lines, event }: Frame): Promise<void> {
    const back = event?.back ?? false;
    if (this.table && !back) {
      const ids = touched(this.table.scene, scene);
      for (const line of lines) this.traces.set(line, about(line, lines, ids, scene));
    }
    this.lines = back ? lines : [...this.lines, ...lines];
    if (event?.table) this.seats(event.table, event.clocks);
    this.clocks = event?.clocks ?? this.clocks;
    if (!back) for (const line of lines) sounds.news(line.kind);
    if (event) await this.stage(event, scene);
    else await this.draw(scene);
    if (!back && lines.some((line) => sounds.bangs(line.kind))) this.motion.shake(me.speed);
  }

  private async stage(event: Event, scene: Scene): Promise<void> {
    this.undo = event.undo ?? false;
    this.moves = event.moves;
    this.shown = event.version;
    const wasMine = this.table?.mine ?? false;
    await this.draw(scene);
    // While others move, a hint that still holds and a reason that is being read stay.
    if (!this.table?.choices.some((choice) => choice.move === this.hint?.move)) this.forget();
    if (!this.table?.mine || wasMine) return;
    this.reason = undefined;
    sounds.turn();
  }

  private async draw(scene: Scene): Promise<void> {
    this.motion.before();
    for (const choice of scene.choices ?? []) {
      if (choice.picks?.length === 1 && choice.picks[0]) this.meanings.set(choice.picks[0], choice.move);
    }
    this.table?.show(scene);
    await tick();
    this.motion.after(me.speed);
  }

  private async make(choice: Choice): Promise<void> {
    this.forget();
    this.reason = undefined;
    const reply = await this.ask({ type: "move", version: this.shown, move: choice.move });
    if (reply.type === "refused") this.table?.release();
  }

  private seats(info: TableInfo, clocks: Clocks | undefined): void {
    this.info = info;
    this.clocks = clocks;
    this.since = Date.now();
    this.tell();
  }

  /** Who sits where, for the plates. */
  private tell(): void {
    const { info, table, clocks } = this;
    if (!info || !table) return;
    table.people = info.seats.map((seat, n): Person => {
      const gone = clocks?.running.includes(n) ? Date.now() - this.since : 0;
      const left = info.clock.kind === "none" ? undefined : clocks?.left[n];
      return {
        name: seat.name,
        avatar: seat.kind === "bot" ? "bot" : seat.person === this.person ? me.hat : hatOf(seat.person),
        bot: seat.kind === "bot",
        away: seat.kind === "person" && this.presence.seats[n] === false,
        replaced: seat.stand_in !== "",
        clock: left === undefined ? undefined : Math.max(0, (left - gone) / 1000),
      };
    });
  }
}
