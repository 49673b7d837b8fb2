import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type Reply } from "../src/lib/socket";
import type { Answer } from "../src/lib/wire";

/** The host's end of the line, in the test's hand. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  async open(): Promise<void> {
    this.readyState = 1;
    this.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
  }

  say(...frame: object[]): void {
    this.onmessage?.({ data: JSON.stringify(frame.length === 1 ? frame[0] : frame) });
  }

  types(): unknown[] {
    return this.sent.map((each) => each["type"]);
  }
}

const WELCOME = { type: "welcome", version: 4 };
let heard: Answer[];
let up: boolean[];
let version: number;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  heard = [];
  up = [];
  version = 0;
  const listeners = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "https:", host: "ducks.example" });
  vi.stubGlobal("document", { hidden: false, ...listeners });
  vi.stubGlobal("addEventListener", listeners.addEventListener);
  vi.stubGlobal("removeEventListener", listeners.removeEventListener);
  line = new Line({
    hello: async () => ({ table: "pond", version }),
    hear: (answer) => heard.push(answer),
    line: (found) => up.push(found),
  });
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it says hello, and what is wished before the welcome is sent after it", async () => {
  void line.command({ type: "start" });
  await Wire.last.open();
  expect(Wire.last.address).toBe("wss://ducks.example/ws");
  expect(Wire.last.sent).toEqual([{ type: "hello", table: "pond", version: 0 }]);
  Wire.last.say(WELCOME);
  expect(Wire.last.types()).toEqual(["hello", "start"]);
  expect(up).toEqual([true]);
});

test("several messages of one frame are heard one after the other, and what is no message is not", async () => {
  await Wire.last.open();
  Wire.last.say(WELCOME, { type: "event", version: 5 }, { type: "quack" }, { type: "said", version: 6 });
  Wire.last.onmessage?.({ data: "{quack" });
  expect(heard.map((each) => each.type)).toEqual(["welcome", "event", "said"]);
});

test("a command is answered by its id, once", async () => {
  const replies: Reply[] = [];
  await Wire.last.open();
  Wire.last.say(WELCOME);
  void line.command({ type: "say", text: "one" }).then((reply) => replies.push(reply));
  void line.command({ type: "say", text: "two" }).then((reply) => replies.push(reply));
  const [, one, two] = Wire.last.sent;
  expect(one?.["id"]).not.toBe(two?.["id"]);
  Wire.last.say({ type: "done", id: two?.["id"], version: 5 });
  Wire.last.say({ type: "done", id: two?.["id"], version: 5 });
  await vi.advanceTimersByTimeAsync(0);
  expect(replies.map((reply) => reply.id)).toEqual([two?.["id"]]);
});

test("after a break it connects again, later each time, and sends what has no answer with the same id", async () => {
  await Wire.last.open();
  Wire.last.say(WELCOME);
  void line.command({ type: "start" });
  const sent = Wire.last.sent.at(-1);
  Wire.last.onclose?.();
  expect(up).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(Wire.all.length).toBe(2);
  Wire.last.onclose?.(); // nobody there yet
  await vi.advanceTimersByTimeAsync(200);
  expect(Wire.all.length).toBe(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(Wire.all.length).toBe(3);
  version = 4;
  await Wire.last.open();
  expect(Wire.last.sent).toEqual([{ type: "hello", table: "pond", version: 4 }]);
  Wire.last.say(WELCOME);
  expect(Wire.last.sent.at(-1)).toEqual(sent);
  Wire.last.say({ type: "done", id: sent?.["id"], version: 5 });
  Wire.last.say(WELCOME);
  expect(Wire.last.types()).toEqual(["hello", "start"]);
});

test("after a gap it asks for what is missing on the same line, and wishes wait for the welcome", async () => {
  await Wire.last.open();
  Wire.last.say(WELCOME);
  version = 4;
  await line.resync();
  void line.command({ type: "start" });
  expect(Wire.last.sent.slice(1)).toEqual([{ type: "hello", table: "pond", version: 4 }]);
  Wire.last.say(WELCOME);
  expect(Wire.last.types()).toEqual(["hello", "hello", "start"]);
  expect(Wire.all.length).toBe(1);
});

test("a silent line is taken for dead, one that answers is not", async () => {
  await Wire.last.open();
  Wire.last.say(WELCOME);
  for (let n = 0; n < 4; n++) {
    await vi.advanceTimersByTimeAsync(2500);
    Wire.last.say({ type: "pong", n: 0 });
  }
  expect(Wire.last.types().filter((type) => type === "ping").length).toBe(4);
  expect(up).toEqual([true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(up).toEqual([true, false]);
});

test("what was too fast is sent again a little later", async () => {
  await Wire.last.open();
  Wire.last.say(WELCOME);
  void line.command({ type: "start" });
  Wire.last.say({ type: "error", code: "too_fast", text: "", fatal: false });
  expect(Wire.last.types()).toEqual(["hello", "start"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(Wire.last.types()).toEqual(["hello", "start", "start"]);
});
