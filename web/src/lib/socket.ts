// The line to the host: acknowledged commands, resent after a break and applied once; a gap means resync.

import { decode } from "./decode";
import type { Answer, Command, Hello } from "./wire";

type Unnumbered<C> = C extends Command ? Omit<C, "id"> : never;
/** A command before it gets its id. */
export type Wish = Unnumbered<Command>;
/** The answers to a command. */
export type Reply = Extract<Answer, { id: string }>;

const PING = 2500;
const SILENCE = 8000;
const LATER = 500;
const WAITS = [200, 500, 1000, 2000, 3500];

interface Waiting {
  message: string;
  answer: (reply: Reply) => void;
}

export interface Listener {
  /** The hello of this moment: who one is, last version seen, language, seat. */
  hello(): Promise<Omit<Hello, "type">>;
  /** Versioned and other news of the table. */
  hear(answer: Answer): void;
  /** Is the line up? */
  line(up: boolean): void;
}

export function random(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private tries = 0;
  private heard = 0;
  private beat = 0;
  private retry = 0;
  private over = false;
  private welcomed = false;

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send a command; the answer comes once, whatever happens to the connection meanwhile. */
  command(command: Wish): Promise<Reply> {
    const id = random(8);
    const message = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.waiting.set(id, { message, answer });
      if (this.welcomed) this.send(message);
    });
  }

  look(seat: number | null, language: string): void {
    this.send(JSON.stringify({ type: "look", seat, language }));
  }

  /** The page is shown, or hidden behind others. */
  eyes(open: boolean): void {
    this.send(JSON.stringify({ type: "eyes", open }));
  }

  /** Something was lost: ask for what is missing. */
  async resync(): Promise<void> {
    const socket = this.socket;
    this.welcomed = false;
    try {
      const hello = await this.listener.hello();
      if (socket === this.socket) this.send(JSON.stringify({ type: "hello", ...hello }));
    } catch {
      if (socket) this.lost(socket);
    }
  }

  close(): void {
    this.over = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => void this.resync();
    socket.onmessage = (event: MessageEvent<string>) => this.take(event.data);
    socket.onclose = () => this.lost(socket);
    clearInterval(this.beat);
    this.beat = window.setInterval(() => {
      if (Date.now() - this.heard > SILENCE) this.lost(socket);
      else this.send('{"type":"ping"}');
    }, PING);
  }

  private take(data: string): void {
    this.heard = Date.now();
    for (const answer of decode(data)) this.hear(answer);
  }

  private hear(answer: Answer): void {
    if (answer.type === "welcome") {
      this.tries = 0;
      this.welcomed = true;
      this.listener.line(true);
      this.listener.hear(answer);
      this.repeat();
    } else if ("id" in answer) {
      this.waiting.get(answer.id)?.answer(answer);
      this.waiting.delete(answer.id);
    } else {
      if (answer.type === "error" && answer.code === "too_fast") setTimeout(() => this.repeat(), LATER);
      this.listener.hear(answer);
    }
  }

  /** Send what has no answer yet; the host does nothing twice. */
  private repeat(): void {
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.over) return;
    socket.onclose = null;
    socket.close();
    this.socket = undefined;
    this.welcomed = false;
    clearInterval(this.beat);
    this.listener.line(false);
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  /** The network is back, or somebody looks: do not wait for the timer. */
  private readonly hurry = (): void => {
    if (this.over || document.hidden) return;
    if (!this.socket) {
      clearTimeout(this.retry);
      this.connect();
    } else if (Date.now() - this.heard > PING * 2) {
      this.lost(this.socket);
    }
  };

  private send(message: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(message);
  }
}
