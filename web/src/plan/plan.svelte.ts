// A plan: moves that are only tried. The host reckons; nothing is made and nobody is told before it is played.

import type { Reply } from "../lib/socket";
import type { Choice, Plate, Row, Scene, Trial } from "../lib/wire";

/** What a plan needs of the room it is made in. */
export interface Ground {
  attempt(moves: number[]): Promise<Reply>;
  play(move: number): Promise<Reply>;
  /** Show this table; without one the table as it is. */
  show(scene: Scene | undefined): void;
}

export class Plan {
  on = $state(false);
  steps = $state.raw<Trial[]>([]);
  /** Why it goes no further, and how many moves wait behind that. */
  problem = $state.raw<{ text: string; waiting: number } | undefined>();
  private moves: number[];
  private going = 0;
  private sent = false;

  /** `key`: where this browser keeps it, so that it outlives a reload and other people's turns. */
  constructor(
    private readonly ground: Ground,
    private readonly key: string,
  ) {
    this.moves = (sessionStorage.getItem(key) ?? "").split(" ").filter(Boolean).map(Number);
  }

  /** Go on where it was left. */
  begin(): void {
    this.on = true;
    void this.attempt(this.moves);
  }

  /** Look at the table as it is; the plan waits. */
  leave(): void {
    if (!this.on) return;
    this.on = false;
    this.going = 0;
    this.ground.show(undefined);
  }

  add(choice: Choice): void {
    const kept = this.steps.map(({ move }) => move); // what cannot be made is forgotten
    void this.attempt([...kept, choice.move]);
  }

  drop(at: number): void {
    void this.attempt(this.moves.filter((_, n) => n !== at));
  }

  /** A step earlier. */
  raise(at: number): void {
    const moves = [...this.moves];
    moves.splice(at - 1, 0, ...moves.splice(at, 1));
    void this.attempt(moves);
  }

  clear(): void {
    void this.attempt([]);
  }

  /** Make so many of its moves, one after the other. */
  play(count: number): void {
    this.going = count;
    void this.next();
  }

  /** Something happened at the table: reckon again from there. */
  happened(): void {
    if (this.sent) {
      this.sent = false;
      this.keep(this.moves.slice(1));
      this.going -= 1;
    }
    void this.attempt(this.moves);
  }

  private keep(moves: number[]): void {
    this.moves = moves;
    if (moves.length) sessionStorage.setItem(this.key, moves.join(" "));
    else sessionStorage.removeItem(this.key);
  }

  private async next(): Promise<void> {
    const move = this.moves[0];
    if (move === undefined || this.going < 1 || !this.steps.length) return void (this.going = 0);
    this.sent = true;
    const reply = await this.ground.play(move);
    if (reply.type !== "refused") return;
    this.sent = false;
    this.going = 0;
  }

  private async attempt(moves: number[]): Promise<void> {
    const reply = await this.ground.attempt(moves);
    if (!this.on) return;
    if (reply.type !== "tried") {
      this.steps = [];
      // It is somebody else's turn: the plan waits.
      if (reply.type === "refused" && reply.code === "no_hint") this.leave();
      else this.problem = { text: reply.type === "refused" ? reply.text : "", waiting: moves.length };
      return;
    }
    this.keep(moves);
    this.steps = reply.steps;
    this.problem = reply.text ? { text: reply.text, waiting: moves.length - reply.steps.length } : undefined;
    this.ground.show(reply.scene);
    void this.next();
  }
}

const text = (row: Row | undefined): string => JSON.stringify(row?.figures ?? []);

/** The rows that are not as they were. */
export function different(before: Plate | undefined, after: Plate): Row[] {
  return (after.rows ?? []).filter((row, n) => text(row) !== text(before?.rows?.[n]));
}
