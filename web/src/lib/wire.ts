// Every message between this page and the host, as docs/wire.md tells.
// Written by `make wire` from the structs of the host: change those, not this.
// What may be left out is optional: by the page what has a default, by the host what is at its default.

/** A card, a token, a ship, or an empty place that can be picked. `id` stays the same for what this seat can follow and means nothing for what it cannot: it is made from the Sight alone. */
export interface Piece {
  id: string;
  /** Names a drawing. */
  face: string;
  /** Says the piece in words. */
  label: string;
  /** A few letters for the terminal. */
  text?: string;
  /** Whose it is: a colour and an emblem. */
  seat?: number;
  /** A stack of so many. */
  count?: number;
  /** A figure in its corner. */
  badge?: string;
  /** Drawings laid over it: a target, a bucket. */
  marks?: string[];
  /** Where on a board, 0 to 100 from the left. */
  x?: number;
  /** And from the top. */
  y?: number;
  /** Out of play, spent, asleep. */
  dim?: boolean;
  /** In a moment: what it was in what happened. */
  light?: "" | "lit" | "cancelled" | "done" | "waiting";
}

/** A road between two places of a board, with dots to count. */
export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  dots?: number;
}

/** A part of the table. */
export interface Area {
  id: string;
  kind: "row" | "stack" | "fan" | "board" | "track" | "panel";
  title?: string;
  /** It lies before this seat; none: in the middle. */
  seat?: number;
  pieces?: Piece[];
  /** A few words on it: the odds, which side is up. */
  note?: string;
  /** A drawing behind it. */
  backdrop?: string;
  /** On a board. */
  lines?: Line[];
}

/** A drawing and a number beside a name: "4 cards". */
export interface Figure {
  face: string;
  text: string;
  /** The figure in words. */
  label: string;
}

/** What stands beside a seat's name: one or two figures everybody may know. */
export interface Plate {
  seat: number;
  figures?: Figure[];
  /** It may act. */
  turn?: boolean;
  /** It plays no more. */
  out?: boolean;
  note?: string;
}

/** A legal move: its sentence, and the pieces to pick that spell it. Without picks it is a button. Picks may be made in any order unless `ordered`. */
export interface Choice {
  move: number;
  sentence: string;
  picks?: string[];
  ordered?: boolean;
  /** Names the move briefly. */
  button?: string;
  /** It matters and cannot be undone: ask once. */
  asks?: boolean;
}

/** All that a seat sees. */
export interface Scene {
  game: string;
  /** Who sees it; none: a spectator. */
  seat: number | null;
  /** The prompt: what is expected of whom. */
  title: string;
  /** One more line: why, the odds, the price. */
  reason?: string;
  /** The numbers of the rules behind it. */
  rules?: string[];
  /** The phase and one more fact, for the bar. */
  chips?: string[];
  plates?: Plate[];
  areas?: Area[];
  choices?: Choice[];
}

/** What is new in a Scene since the one before; what is left out is as it was. */
export interface Change {
  /** Replaces what the scene has. */
  title?: string;
  /** Replaces what the scene has. */
  reason?: string;
  /** Replaces what the scene has. */
  rules?: string[];
  /** Replaces what the scene has. */
  chips?: string[];
  /** The plates that are different, each for its `seat`. */
  plates?: Plate[];
  /** Areas that are new or different, whole. */
  areas?: Area[];
  /** By the id of an area: pieces that are new or different in it, each for its `id`; all else in this area is as it was. */
  pieces?: Record<string, Piece[]>;
  /** By the id of an area: the ids of all its pieces, in order; pieces that are not named are gone. Without it they are the same ones. */
  rows?: Record<string, string[]>;
  /** The ids of all areas, in order; areas that are not named are gone. Without it the areas are the same ones. */
  order?: string[];
  /** Replaces what the scene has. */
  choices?: Choice[];
}

/** The first message, and again after a gap. Answered by `welcome`. */
export interface Hello {
  type: "hello";
  table: string;
  /** Without it one is a guest who only watches. */
  token?: string;
  language?: "fr" | "en" | "de" | "nl";
  /** The last one seen, 0 for none. */
  version?: number;
  /** Which of one's own seats to look through. */
  seat?: number | null;
}

/** Look through another of one's own seats, or in another language. Answered by `welcome`. */
export interface Look {
  type: "look";
  /** Without it from outside. */
  seat?: number | null;
  language?: "fr" | "en" | "de" | "nl" | null;
}

/** Take a free seat before the start. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  /** 16 to 64 random bytes in hex, mixed into the dice. */
  contribution: string;
  /** For a second person on the same device. */
  name?: string | null;
}

/** Random bytes for the dice from someone who has a seat already but is not `ready`, as after a rematch. */
export interface Contribute {
  type: "contribute";
  id: string;
  contribution: string;
}

/** Give up a seat before the start. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** The owner gives a free seat to a bot before the start; without `bot` it is freed again, whoever has it. */
export interface PutBot {
  type: "put_bot";
  id: string;
  seat: number;
  bot?: string;
}

/** Needs every person `ready`; free seats fall away if the game allows that number. */
export interface Start {
  type: "start";
  id: string;
}

/** Make a move. It is refused as `stale` if what this seat may do has changed since it was chosen. */
export interface Move {
  type: "move";
  id: string;
  /** The one of the scene it was chosen from. */
  version: number;
  /** The number of a `choice` of the scene. */
  move: number;
  seat?: number | null;
}

/** Take back one's last move: only while the `event` says `undo: true`. */
export interface Undo {
  type: "undo";
  id: string;
  seat?: number | null;
}

/** Propose to return to before one's last move. */
export interface Takeback {
  type: "takeback";
  id: string;
  seat?: number | null;
}

/** Propose to stop without a result. */
export interface Stop {
  type: "stop";
  id: string;
}

/** Answer the `proposal` of the table; a single no ends it, the last yes makes it happen. Only people who play have a say: nobody who resigned or for whom a bot plays. */
export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
}

/** The seat cannot win any more; a bot plays on for it, or the match ends when one seat is left. */
export interface Resign {
  type: "resign";
  id: string;
  seat?: number | null;
}

/** A bot plays for all one's seats at once; coming back is possible any time. */
export interface Leave {
  type: "leave";
  id: string;
}

/** After the end: opens a table with the same people and options. Its id appears as `table.rematch` for all, who go there, `hello`, and `contribute`. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Why is this move not possible? Answered by `because`. */
export interface Why {
  type: "why";
  id: string;
  move: number;
  seat?: number | null;
}

/** What would a bot play? Answered by `suggestion`. */
export interface Hint {
  type: "hint";
  id: string;
  seat?: number | null;
}

/** Is anybody there? Answered by `pong`. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** Time to think: none, so many seconds for each move, or a bank with an increment a move. */
export interface ClockRule {
  kind: "none" | "move" | "bank";
  seconds: number;
  increment: number;
  at_zero: "bot_moves" | "bot_sits" | "loses";
}

/** A seat, and who has it. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  /** A public id: the same person has the same. */
  person: string;
  /** Which bot sits here. */
  bot: string;
  /** Has sent random bytes; bots always have. */
  ready: boolean;
  /** Which bot plays at this moment for a person who is away; any `hello` of theirs ends that. */
  stand_in: string;
  resigned: boolean;
}

/** What all people who play are asked. */
export interface Proposal {
  kind: "takeback" | "stop";
  seat: number;
  /** A takeback returns to so many moves. */
  moves: number;
  /** Seats. */
  agreed: number[];
}

/** How a match ended. */
export interface Result {
  reason: "played" | "stopped" | "resigned";
  scores: number[];
  winners: number[];
}

/** All that everybody at a table may know besides the match. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  /** Halted: its log was made by other rules and waits for `coincoin migrate`. */
  status: "lobby" | "running" | "finished" | "halted";
  /** A person. */
  owner: string;
  seats: SeatInfo[];
  public: boolean;
  spectators: boolean;
  chat: boolean;
  clock: ClockRule;
  /** Seconds until a bot plays for who is away; 0: never. */
  patience: number;
  /** The hash of the secret of the dice, known before anybody contributes. */
  commitment: string;
  /** Once the match began. */
  contributions: string[];
  /** Once it is over. */
  secret: string;
  proposal: Proposal | null;
  result: Result | null;
  /** The id of the next table. */
  rematch: string;
}

/** A sentence of the log. */
export interface LogLine {
  version: number;
  text: string;
  /** The name of the game's news (`clic`, `took_trick`), good for sounds. */
  kind: string;
  /** Whom it is about, null for nobody in particular. */
  seat: number | null;
}

/** The time of each seat. */
export interface Clocks {
  /** Milliseconds of each seat at the moment of sending. */
  left: number[];
  /** Seats. */
  running: number[];
}

/** Something worth seeing on the way: what is new in the scene since the one before, and how long to look at it. */
export interface Moment {
  change: Change;
  /** So many lines of the event are told by then. */
  lines: number;
  pace?: "step" | "plain" | "great";
}

/** Something happened in the match. Moves made at the same moment come as one, with the version of the last. */
export interface Event {
  type: "event";
  version: number;
  /** How many moves the match has now. */
  moves: number;
  /** The version it follows, when that is not the one before. */
  since?: number;
  /** The whole of it, where there was none before. */
  scene?: Scene;
  /** What was worth seeing on the way, in order, each since the one before it; `change` comes after the last. */
  moments?: Moment[];
  /** What is new in the scene since the event before. */
  change?: Change;
  /** The sentences it caused. */
  lines?: LogLine[];
  /** Seats that may act. */
  waiting?: number[];
  /** The seat looked through may undo its last move. */
  undo?: boolean;
  /** The match went back to an earlier position: `lines` are then all that is left of the log (at most the last 300): replace. */
  back?: boolean;
  clocks?: Clocks;
  /** When it changed too. */
  table?: TableInfo;
}

/** Seats, status or a proposal changed. */
export interface TableChanged {
  type: "table";
  version: number;
  table: TableInfo;
  clocks: Clocks | null;
}

/** Chat. */
export interface Said {
  type: "said";
  version: number;
  person: string;
  name: string;
  text: string;
  /** Seconds since 1970. */
  at: number;
  /** Null for who only watches. */
  seat: number | null;
}

/** Who is here now. */
export interface Presence {
  type: "presence";
  /** Which of them have their person here. */
  seats: boolean[];
  spectators: number;
}

/** The answer to `hello` and `look`: all that is needed to draw the table. */
export interface Welcome {
  type: "welcome";
  version: number;
  /** `lines` and `said` hold what came after this version, all there is if it is 0. */
  since: number;
  /** Who you are; empty for a guest. */
  person: string;
  /** Your seats. */
  yours: number[];
  /** The seat looked through. */
  eye: number | null;
  table: TableInfo;
  presence: Presence;
  lines: LogLine[];
  said: Said[];
  /** The match as it is now; null before the start. */
  event: Event | null;
}

/** Done and on disk. */
export interface Done {
  type: "done";
  id: string;
  /** Of the event it became. */
  version: number;
}

/** Not done, nothing changed. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  /** Why, in one sentence. */
  text: string;
  /** The number of the rule that forbids it; `text` is then its sentence. */
  rule: string;
}

/** The answer to `why`. */
export interface Because {
  type: "because";
  id: string;
  /** Its number; empty if the move is possible. */
  rule: string;
  text: string;
}

/** The answer to `hint`. */
export interface Suggestion {
  type: "suggestion";
  id: string;
  version: number;
  move: number;
  sentence: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Something is wrong with a message or with the connection. */
export interface Error {
  type: "error";
  code: string;
  text: string;
  /** The host closes after it. */
  fatal: boolean;
}

/** What went wrong, in one sentence. */
export interface Problem {
  code: string;
  text: string;
}

/** What somebody wants to be called. */
export interface NewPerson {
  name: string;
}

/** Who one is. */
export interface Me {
  /** Public. */
  person: string;
  name: string;
}

/** The token is the secret: it is shown once and kept by the browser. */
export interface MeWithToken {
  person: string;
  name: string;
  token: string;
}

/** A seat at a table, to be given away; without, another device for oneself. */
export interface CodeFor {
  table?: string | null;
  seat?: number | null;
}

/** A code to claim once. */
export interface NewCode {
  code: string;
  /** How long it can be claimed. */
  seconds: number;
}

/** A code that somebody was given. */
export interface Claim {
  code: string;
}

/** What a code was good for. */
export interface Claimed {
  person: string;
  name: string;
  /** For a device code. */
  token: string;
  /** For a seat code. */
  table: string;
}

/** Where others find this host in its network; empty where only this machine is listened to. */
export interface Address {
  address: string;
}

/** What a picture is to say. */
export interface QrText {
  text: string;
}

/** What an option can be. */
export interface ValueInfo {
  value: boolean | number | string;
  label: string;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  label: string;
  about: string;
  /** The first is the default. */
  values: ValueInfo[];
}

/** A game, in words. */
export interface GameInfo {
  id: string;
  name: string;
  pitch: string;
  minutes: string;
  /** For how many it is. */
  seats: number[];
  /** Their version. */
  rules: number;
  options: OptionInfo[];
}

/** A rule. */
export interface RuleInfo {
  number: string;
  heading: string;
  text: string;
}

/** After a move: what each seat's chances of winning were. */
export interface Chance {
  /** After so many moves. */
  n: number;
  /** Who made the last move. */
  seat: number | null;
  sentence: string;
  /** Of each seat. */
  chances: number[];
}

/** What the best bot would play. */
export interface Advice {
  seat: number;
  sentence: string;
}

/** The match after so many moves. */
export interface Step {
  /** After so many moves. */
  n: number;
  /** Who moved. */
  seat: number | null;
  /** The move, where this eye may know it. */
  sentence: string;
  scene: Scene;
  lines: LogLine[];
}

/** Some steps of a match. */
export interface Replay {
  /** Moves of the whole match. */
  total: number;
  steps: Step[];
}

/** How a table is to be. */
export interface Setup {
  game: string;
  /** A bot's name, or empty for a free seat. */
  seats: string[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  clock?: ClockRule;
  /** Seconds until a bot plays for who is away; 0: never. */
  patience?: number;
}

/** A face in words. */
export interface About {
  /** Empty for an area itself. */
  face: string;
  /** Only where it lies in areas of this name, "hand" or "heap" for heap-0; empty for anywhere. */
  area: string;
  /** With a capital: it is a heading. */
  name: string;
  text: string;
  /** Its number. */
  rule: string;
}

/** A message that wants something done; `done` or `refused` answers with the same id. Sent again with the same id it is not done again. */
export type Command =
  | Sit
  | Contribute
  | Stand
  | PutBot
  | Start
  | Move
  | Undo
  | Takeback
  | Stop
  | Vote
  | Resign
  | Leave
  | Rematch
  | Say
  | Why
  | Hint;

/** What the host sends. */
export type Answer =
  | Event
  | TableChanged
  | Said
  | Presence
  | Welcome
  | Done
  | Refused
  | Because
  | Suggestion
  | Pong
  | Error;

export const ANSWERS: ReadonlySet<string> = new Set<Answer["type"]>([
  "event", "table", "said", "presence", "welcome", "done", "refused", "because", "suggestion", "pong", "error",
]);
