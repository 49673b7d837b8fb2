// A table one is at: what the host says about it, and what one can ask of it.

import { tick } from "svelte";
import * as api from "./api";
import { Art } from "./art.svelte";
import { changed, gap } from "./changes";
import { hatFor, me } from "./me.svelte";
import { manners } from "./shunned.svelte";
import { struck } from "./log";
import { Motion } from "./motion";
import { fault, mine, opened, sealed } from "./seal";
import { Line, type Reply, type Wish } from "./socket";
import { sounds } from "./sound";
import { Past } from "./past.svelte";
import { Plan } from "../plan/plan.svelte";
import { onceMore, Story, type Frame } from "./story.svelte";
import { Table, type Person } from "./table.svelte";
import { token } from "./token.svelte";
import { about, touched } from "./trace";
import { tellClock, tellFrame, tellSaid, tellSeats } from "../tell/match";
import { together, voice } from "../tell/voice.svelte";
import type { Answer, Choice, Clocks, Event, GameInfo, LogLine, Piece, Presence, Said, Scene, Suggestion, TableInfo, Welcome } from "./wire";
import { say } from "../notices/ways";
import { words, type Key } from "./words.svelte";

export type Reason = { rule: string; text: string };

/** After these there is nothing to come back to; whatever else ends a line, it is tried again. */
const ENDS: Record<string, Key> = { unknown_table: "no-table", no_spectators: "no-spectators" };

/** The host tells so many steps at once. */
const MOST_STEPS = 50;

/** Tables made by this page a moment ago, and what for. */
export const plans = new Map<string, "play" | "sit">();

export class Room {
  info = $state.raw<TableInfo | undefined>();
  art = $state.raw<Art | undefined>();
  table = $state.raw<Table | undefined>();
  lines = $state.raw<LogLine[]>([]);
  private spoken = $state.raw<Said[]>([]);
  /** What those say whom I read. */
  said = $derived(this.spoken.filter(({ person }) => !manners.of(person)));
  up = $state(true);
  /** There is a table to look at, with its drawings. */
  ready = $state(false);
  trouble = $state<Key | undefined>();
  /** The match begins as soon as one sits: nobody has to see the lobby. */
  starting = $state(false);
  yours = $state.raw<number[]>([]);
  eye = $state<number | null>(null);
  person = $state("");
  undo = $state(false);
  reason = $state.raw<Reason | undefined>();
  hint = $state.raw<Suggestion | undefined>();
  moves = $state(0);
  /** One has come back, and something happened meanwhile. */
  back = $state(false);
  game = $state.raw<GameInfo | undefined>();
  /** The game's name in the reader's language. */
  name = $derived(this.game?.name ?? "");

  maySpeak = $derived(this.info?.chat === true && (this.info.chat_for === "all" || this.yours.length > 0));
  /** Seats that may act. */
  private waiting = $state.raw<readonly number[]>([]);
  /** Of several people before one screen, the one who looks. */
  looks = $state<number | null>(null);
  private hot = $derived(this.info?.status === "running" && this.yours.filter((seat) => !this.info?.seats[seat]?.resigned).length > 1);
  /** Whom to hand the screen to: until they open it, nobody's cards are on it. */
  curtain = $derived.by((): number | undefined => {
    const { looks, yours } = this;
    if (!this.hot) return undefined;
    const mine = this.waiting.filter((seat) => yours.includes(seat) && !this.info?.seats[seat]?.resigned);
    if (looks !== null && yours.includes(looks) && (mine.includes(looks) || !mine.length)) return undefined;
    return mine.find((seat) => seat > (this.left ?? -1)) ?? mine[0] ?? yours[0];
  });
  /** Who looked last. */
  private left: number | null = null;

  private version = 0;
  private proof = "";
  /** As the host last told it; what is drawn may be a moment behind. */
  private scene = $state.raw<Scene | undefined>();
  /** What one has, whatever one plans. */
  plate = $derived(this.scene?.plates?.find(({ seat }) => seat === this.scene?.seat));
  private shown = 0;
  presence = $state.raw<Presence>({ type: "presence", seats: [], spectators: 0, watching: [] });
  private clocks = $state.raw<Clocks | undefined>();
  private since = 0;
  private ticking = 0;
  /** The host's seal for which this page has opened its own. */
  private opened = "";
  private readonly line: Line;
  private readonly motion = new Motion();
  readonly story = new Story((frame) => this.show(frame));
  readonly past = new Past();
  readonly plan: Plan;
  /** The pieces each line of the log is about; lines from before this page came tell of none. */
  readonly traces = new WeakMap<LogLine, ReadonlySet<string>>();
  /** The moment each line was told with, where there was one. */
  readonly moments = new WeakMap<LogLine, Frame>();
  /** Lines of moves that were taken back. */
  readonly struck = new WeakSet<LogLine>();

  constructor(private readonly id: string) {
    this.plan = new Plan(
      {
        attempt: (moves) => this.line.command({ type: "try", moves }),
        play: (move) => this.ask({ type: "move", version: this.shown, move }),
        show: (scene) => this.planned(scene),
      },
      `plan ${id}`,
    );
    this.starting = plans.get(id) === "play";
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
    this.ticking = window.setInterval(() => {
      this.tell();
      tellClock(this.clocks, this.eye, Date.now() - this.since);
    }, 1000);
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

  /** With a name for a second person before the same screen. */
  sit(seat: number, name?: string): Promise<Reply> {
    return this.ask({ type: "sit", seat, seal: this.info ? sealed(this.info) : "", ...(name ? { name } : {}) });
  }

  /** Nobody looks any more; or this one, who held the button. */
  hand(seat: number | null): void {
    if (seat === null) this.left = this.looks ?? this.left;
    this.looks = seat;
    this.look(seat);
  }

  look(seat: number | null): void {
    this.line.look(seat, words.language);
  }

  /** The page is shown, or hidden behind others. */
  eyes(open: boolean): void {
    this.line.eyes(open);
  }

  /** Why this very piece cannot be pressed now. */
  async whyNot(piece: Piece, picked: string[] = []): Promise<Reason | undefined> {
    if (this.eye === null || this.info?.status !== "running") return undefined;
    const reply = await this.line.command({ type: "why", piece: piece.id, picked });
    return reply.type === "because" && reply.text ? { rule: reply.rule, text: reply.text } : undefined;
  }

  private async why(piece: Piece): Promise<void> {
    const first = this.table?.first(piece) ?? "";
    this.reason = (await this.whyNot(piece, this.table?.picked)) ?? { rule: "", text: first };
  }

  async suggest(): Promise<void> {
    const reply = await this.ask({ type: "hint" });
    const table = this.table;
    if (reply.type !== "suggestion" || !table) return;
    this.reason = undefined;
    table.putBack(); // the hint may be about other pieces
    this.hint = reply;
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
        else if (answer.type === "said") {
          this.spoken = [...this.spoken, answer];
          if (!manners.of(answer.person)) tellSaid(answer, this.person);
        } else {
          voice.say(together(answer.lines.map(({ text }) => text)));
          tellSeats(this.info, answer.table);
          this.lines = [...this.lines, ...answer.lines];
          this.seats(answer.table, answer.clocks ?? undefined);
        }
    }
  }

  private async welcome(welcome: Welcome): Promise<void> {
    if (document.hidden) this.eyes(false);
    this.version = welcome.version;
    this.scene = welcome.event?.scene;
    this.story.drop();
    const missed = welcome.event ? this.past.missed(this.id, welcome.event.moves) : 0;
    this.person = welcome.person;
    this.yours = welcome.yours;
    this.eye = welcome.eye;
    this.presence = welcome.presence;
    const after = welcome.since > 0;
    this.lines = after ? [...this.lines, ...welcome.lines] : welcome.lines;
    this.spoken = after ? [...this.spoken, ...welcome.said] : welcome.said;
    manners.load();
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
    if (missed && welcome.table.status === "running") await this.catchUp(welcome.event?.moves ?? 0);
  }

  /** Who was away is told what happened since their last move; at once means that nobody asks. */
  private async catchUp(moves: number): Promise<void> {
    if (this.eye === null) return;
    const count = Math.min(moves, MOST_STEPS - 1);
    const { steps } = await api.replay(this.id, `eye=${this.eye}`, words.language, moves - count, count + 1);
    this.past.fetched(steps, this.eye);
    this.story.missed = this.past.others(this.eye).length > 0;
    this.back = this.story.missed && me.speed !== 0;
  }

  /** Show some of what happened once more, then the table as it is. */
  retell(frames: Frame[]): void {
    this.story.missed = false;
    this.back = false;
    const scene = this.scene;
    if (scene && frames.length) this.story.add([...onceMore(frames), { scene, before: scene, lines: [], again: true }]);
  }

  /** The moment of a line once more. */
  again(line: LogLine): void {
    const frame = this.moments.get(line);
    if (frame) this.retell([frame]);
  }

  /** What was meant when this table was made: sit down, and perhaps begin at once. */
  private async arrive({ table, yours }: Welcome): Promise<void> {
    const plan = plans.get(this.id);
    plans.delete(this.id);
    let reply: Reply | undefined;
    if (plan && !yours.length) reply = await this.sit(table.seats.findIndex((seat) => seat.kind === "open"));
    else reply = await this.seal(table, yours);
    if (plan === "play" && reply?.type === "done") reply = await this.ask({ type: "start" });
    if (reply?.type === "refused") this.starting = false;
  }

  /** Bytes of this page's own, where the seats have none: after a rematch, on another device, or as all seal anew. */
  private async seal(info: TableInfo, yours: number[]): Promise<Reply | undefined> {
    if (info.status !== "lobby" || info.opening || yours.every((seat) => mine(info, seat))) return undefined;
    return this.ask({ type: "contribute", seal: sealed(info) });
  }

  /** All have sealed: show what is under one's own seal, once. */
  private open(info: TableInfo): void {
    if (this.opened === info.commitment) return;
    const contributions = opened(info, this.yours);
    if (!contributions.length) return;
    this.opened = info.commitment;
    void this.ask({ type: "reveal", contributions });
  }

  private happen(event: Event): void {
    const lines = event.lines ?? [];
    const frames: Frame[] = [];
    let [scene, told] = [this.scene, 0];
    for (const { change, lines: by, pace = "plain" } of event.moments ?? []) {
      if (!scene) break;
      const before = scene;
      scene = changed(before, change);
      frames.push({ scene: { ...scene, choices: [] }, before, lines: lines.slice(told, by), pace });
      told = by;
    }
    const before = scene;
    scene = event.scene ?? (before && event.change ? changed(before, event.change) : undefined);
    if (!scene) return void this.line.resync();
    this.scene = scene;
    const last = { scene, before: before ?? scene, lines: lines.slice(told), event };
    this.past.add([...frames, last], event.back ?? false);
    if (!document.hidden) this.past.saw(this.id, event.moves);
    for (const frame of frames) for (const line of frame.lines) this.moments.set(line, frame);
    if (me.speed === 0) for (const frame of [...frames, last]) tellFrame(frame, this.eye);
    this.story.add(me.speed === 0 ? [{ ...last, lines }] : [...frames, last]);
  }

  /** One picture of what happened, with its lines. */
  private async show(frame: Frame): Promise<void> {
    const { scene, lines, event, pace, again } = frame;
    if (pace === "great" && this.story.now) sounds.great();
    if (this.table) this.table.told = this.story.now ? (lines.at(-1)?.seat ?? null) : null;
    if (again || (this.plan.on && !event)) return this.plan.on ? undefined : this.draw(scene);
    if (me.speed !== 0) tellFrame(frame, this.eye);
    const back = event?.back ?? false;
    if (this.table && !back) {
      const ids = touched(this.table.scene, scene);
      for (const line of lines) this.traces.set(line, about(line, lines, ids, scene));
    }
    if (back) {
      const { lines: left, gone } = struck(this.lines, lines);
      for (const line of gone) this.struck.add(line);
      this.lines = left;
    } else this.lines = [...this.lines, ...lines];
    if (event?.table) this.seats(event.table, event.clocks);
    this.clocks = event?.clocks ?? this.clocks;
    if (!back) for (const line of lines) sounds.news(line.kind);
    if (event) await this.stage(event, scene);
    else await this.draw(scene);
    if (!back && lines.some((line) => sounds.bangs(line.kind))) this.motion.shake(me.speed);
  }

  private async stage(event: Event, scene: Scene): Promise<void> {
    this.undo = event.undo ?? false;
    if (this.table) this.table.undo = event.undo ? { move: event.undoes ?? "", take: () => void this.ask({ type: "undo" }) } : undefined;
    this.moves = event.moves;
    this.waiting = event.waiting ?? [];
    this.shown = event.version;
    const wasMine = this.table?.mine ?? false;
    if (this.plan.on) return this.plan.happened();
    await this.draw(scene);
    // While others move, a hint that still holds and a reason that is being read stay.
    if (!this.table?.choices.some((choice) => choice.move === this.hint?.move)) this.forget();
    if (!this.table?.mine || wasMine) return;
    this.reason = undefined;
    sounds.turn();
    say(words.say("your-turn"), this.name, this.id);
  }

  private async draw(scene: Scene): Promise<void> {
    this.motion.before();
    this.table?.show(scene);
    await tick();
    this.motion.after(me.speed);
  }

  /** The table as it would be by the plan, or as it is. */
  private planned(scene: Scene | undefined): void {
    const { table, plan } = this;
    if (!table) return;
    this.reason = undefined;
    this.forget();
    const last = plan.steps.length - 1;
    table.stops = new Map(scene ? plan.steps.flatMap(({ over }, n) => (over?.length ? [[over.at(-1) ?? "", n + 1] as const] : [])) : []);
    table.undo = scene && last >= 0 ? { move: plan.steps[last]?.sentence ?? "", take: () => plan.drop(last) } : undefined;
    const shown = scene ?? this.scene;
    if (shown) void this.draw(shown);
  }

  private async make(choice: Choice): Promise<void> {
    if (this.plan.on) return this.plan.add(choice);
    this.forget();
    this.reason = undefined;
    this.past.mine();
    const reply = await this.ask({ type: "move", version: this.shown, move: choice.move });
    if (reply.type === "refused") this.table?.release();
  }

  private seats(info: TableInfo, clocks: Clocks | undefined): void {
    const before = this.info?.commitment ?? info.commitment;
    this.info = info;
    if (info.opening) this.open(info);
    if (info.commitment !== before) void this.seal(info, this.yours);
    if (info.secret) this.check(info);
    this.clocks = clocks;
    this.since = Date.now();
    this.tell();
  }

  /** The host has shown its secret: does it fit what this page was promised, and sent? */
  private check(info: TableInfo): void {
    const wrong = fault(info, this.yours.length);
    if (wrong) this.reason = { rule: "", text: words.say(wrong) };
  }

  /** Who sits where, for the plates. */
  private tell(): void {
    const { info, table, clocks } = this;
    if (!info || !table) return;
    table.people = info.seats.map((seat, n): Person => {
      const gone = clocks?.running.includes(n) && !clocks.holidays?.[n] ? Date.now() - this.since : 0;
      const left = info.clock.kind === "none" || clocks?.free?.includes(n) ? undefined : clocks?.left[n];
      return {
        name: seat.name,
        avatar: hatFor(seat),
        bot: seat.kind === "bot",
        away: seat.kind === "person" && this.presence.seats[n] === false,
        replaced: seat.stand_in !== "",
        clock: left === undefined ? undefined : Math.max(0, (left - gone) / 1000),
        resting: Boolean(clocks?.holidays?.[n]),
      };
    });
  }
}
