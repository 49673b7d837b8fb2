// A match step by step: steps are fetched as they are needed and kept.

import { tick } from "svelte";
import * as api from "../lib/api";
import { Art } from "../lib/art.svelte";
import { pictures, type Picture } from "../lib/pictures";
import { hatOf, me } from "../lib/me.svelte";
import { Motion } from "../lib/motion";
import { PAUSES } from "../lib/story.svelte";
import { Table } from "../lib/table.svelte";
import type { Step, TableInfo } from "../lib/wire";
import { t, words } from "../lib/words.svelte";

const CHUNK = 40;
const REST = 1100;

export class Film {
  at = $state(0);
  total = $state(0);
  eye = $state("spectator");
  open = $state(false);
  playing = $state(false);
  /** How many pictures of this step are still to come. */
  left = $state(0);
  private picture = 0;
  private pace: Picture["pace"];
  /** What happened in this picture, and why, in sentences. */
  told = $state.raw<string[]>([]);
  readonly art: Art;
  readonly table: Table;
  private readonly motion = new Motion();
  private steps = new Map<number, Step>();
  private timer = 0;

  constructor(
    readonly info: TableInfo,
    start: number,
    eye = "spectator",
  ) {
    this.art = new Art(info.game);
    this.table = new Table(this.art, () => {}, () => {}, true);
    this.table.people = info.seats.map((seat) => ({
      name: seat.name,
      avatar: seat.kind === "bot" ? "bot" : hatOf(seat.person),
      bot: seat.kind === "bot",
      away: false,
      replaced: false,
      clock: undefined,
    }));
    this.at = start;
    this.eye = eye;
  }

  async load(): Promise<void> {
    await this.art.load();
    await this.go(this.at);
  }

  close(): void {
    clearTimeout(this.timer);
    this.art.drop();
  }

  async look(eye: string, open: boolean): Promise<void> {
    this.eye = eye;
    this.open = open;
    this.steps = new Map();
    await this.go(this.at);
  }

  /** Who decides here: who looks, where it may, else who moved next. */
  async decider(): Promise<number | undefined> {
    const next = (await this.step(this.at + 1))?.seat ?? undefined;
    return this.at < this.total ? (this.eye === "spectator" ? next : Number(this.eye)) : undefined;
  }

  /** To a step: the table after it, or that picture of it. */
  async go(n: number, picture = Infinity): Promise<void> {
    const step = await this.step(Math.max(0, n));
    if (!step) return;
    this.at = step.n;
    history.replaceState(null, "", `#${step.n}`);
    const all = pictures(step);
    this.picture = Math.min(picture, all.length - 1);
    this.left = all.length - 1 - this.picture;
    const { scene, lines, pace } = all[this.picture] ?? { scene: step.scene, lines: [] };
    this.pace = pace;
    const why = pace && scene.reason ? [scene.reason] : [];
    this.told = step.lines.length ? [...lines.map((line) => line.text), ...why] : this.silent(step);
    this.motion.before();
    this.table.show({ ...scene, choices: [] });
    await tick();
    this.motion.after(me.speed);
  }

  /** One picture on, or back. */
  async next(): Promise<void> {
    if (this.left) await this.go(this.at, this.picture + 1);
    else if (this.at < this.total) await this.go(this.at + 1, 0);
  }

  async back(): Promise<void> {
    if (this.picture) await this.go(this.at, this.picture - 1);
    else if (this.at) await this.go(this.at - 1);
  }

  play(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) this.timer = window.setTimeout(() => void this.on(), 300);
  }

  private async on(): Promise<void> {
    if (this.at >= this.total && !this.left) this.playing = false;
    if (!this.playing) return;
    await this.next();
    this.timer = window.setTimeout(() => void this.on(), this.pause());
  }

  /** How long to look: as long as when it happened, but a film waits for nobody. */
  private pause(): number {
    const pause = this.pace && PAUSES[me.speed || 2]?.[this.pace];
    return pause === undefined ? REST / Math.max(1, me.speed) : Math.min(pause, 5000);
  }

  /** A step that told this eye nothing: the move itself, where it is known. */
  private silent({ seat, sentence, scene }: Step): string[] {
    if (seat === null) return [];
    if (!sentence) return [t("unseen", { name: this.table.name(seat) })];
    return [seat === scene.seat ? sentence : `${this.table.name(seat)}: ${sentence}`];
  }

  private async step(n: number): Promise<Step | undefined> {
    if (!this.steps.has(n)) {
      const found = await api.replay(this.info.id, `eye=${this.eye}&open=${this.open}`, words.language, Math.max(0, n - 5), CHUNK);
      this.total = found.total;
      for (const step of found.steps) this.steps.set(step.n, step);
    }
    return this.steps.get(Math.min(n, this.total));
  }
}
