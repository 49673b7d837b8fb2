// A match step by step: steps are fetched as they are needed and kept.

import { tick } from "svelte";
import * as api from "../lib/api";
import { Art } from "../lib/art.svelte";
import { hatOf, me } from "../lib/me.svelte";
import { Motion } from "../lib/motion";
import { Table } from "../lib/table.svelte";
import type { Step, TableInfo } from "../lib/wire";
import { t, words } from "../lib/words.svelte";

const CHUNK = 40;

export class Film {
  at = $state(0);
  total = $state(0);
  eye = $state("spectator");
  open = $state(false);
  playing = $state(false);
  /** What happened in this step, in sentences. */
  told = $state.raw<string[]>([]);
  readonly art: Art;
  readonly table: Table;
  private readonly motion = new Motion();
  private steps = new Map<number, Step>();
  private timer = 0;

  constructor(
    readonly info: TableInfo,
    start: number,
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

  async go(n: number): Promise<void> {
    const step = await this.step(Math.max(0, n));
    if (!step) return;
    this.at = step.n;
    history.replaceState(null, "", `#${step.n}`);
    this.told = step.lines.length ? step.lines.map((line) => line.text) : this.silent(step);
    this.motion.before();
    this.table.show({ ...step.scene, choices: [] });
    await tick();
    this.motion.after(me.speed);
  }

  play(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) this.timer = window.setTimeout(() => void this.on(), 300);
  }

  private async on(): Promise<void> {
    if (this.at >= this.total) this.playing = false;
    if (!this.playing) return;
    await this.go(this.at + 1);
    this.timer = window.setTimeout(() => void this.on(), 1100 / Math.max(1, me.speed));
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
