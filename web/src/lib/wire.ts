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
  /** What goes about on a board stands on this piece. */
  at?: string;
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

/** What a seat has of something, where one compares all seats. */
export interface Row {
  title: string;
  figures?: Figure[];
  /** A drawing beside the title. */
  face?: string;
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
  /** All that can be compared, the same rows for each seat. */
  rows?: Row[];
}

/** The way that somebody takes over a board, drawn on it in their colour. */
export interface Trail {
  seat: number;
  /** The ids of the pieces it leads over, first to last. */
  over: string[];
}

/** A part of a score: what it came from, in a few words or in cards. */
export interface Part {
  points: number;
  text?: string;
  pieces?: Piece[];
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

/** Moves that are for the same thing. */
export interface Group {
  id: string;
  name: string;
  /** Names a drawing. */
  face: string;
  /** Those that make sense first. */
  moves?: number[];
  /** What it costs, or why there is none. */
  note?: string;
}

/** Something that is made of others, and where on the table it is to be had. */
export interface Node {
  /** Names a drawing, and the node; whoever holds a piece with this face has one. */
  face: string;
  name: string;
  /** The faces it is made of. */
  needs?: string[];
  /** What it is worth. */
  badge?: string;
  places?: Figure[];
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
  /** Where there are many choices: what they are for. */
  groups?: Group[];
  /** What can be made of what. */
  tree?: Node[];
  /** In a moment: the ways that are taken in it. */
  trails?: Trail[];
}

/** A move that was only tried, and what its seat would have after it. */
export interface Trial {
  move: number;
  sentence: string;
  plate: Plate;
  /** The ids of the pieces that the way it takes leads over. */
  over?: string[];
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
  /** Replaces what the scene has. */
  groups?: Group[];
  /** Replaces what the scene has. */
  tree?: Node[];
  /** Replaces what the scene has. */
  trails?: Trail[];
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

/** The page is shown, or hidden behind others: who does not look is told in other ways that it is their turn. */
export interface Eyes {
  type: "eyes";
  open: boolean;
}

/** Take a free seat before the start. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  /** The SHA-256 of one's contribution, which is revealed at the start. */
  seal?: string | "";
  /** 16 to 64 random bytes in hex: instead of a seal, for all to see. */
  contribution?: string | "";
  /** For a second person on the same device. */
  name?: string | null;
  /** Theirs. */
  hat?: string;
}

/** The same from someone who has a seat already, as after a rematch: for all seats of theirs, in place of others. */
export interface Contribute {
  type: "contribute";
  id: string;
  seal?: string | "";
  contribution?: string | "";
}

/** Open one's seals, once the table is `opening` and never before. With the last of them the match begins. */
export interface Reveal {
  type: "reveal";
  id: string;
  /** The bytes under one's seals. */
  contributions: string[];
}

/** Give up a seat before the start. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** Give a free seat to a bot before the start; without `bot` it is freed again. Everybody at the table may, but only the owner frees the seat of somebody who is `ready`. */
export interface PutBot {
  type: "put_bot";
  id: string;
  seat: number;
  bot?: string;
}

/** The owner says before the start how fast the table is. */
export interface SetPace {
  type: "set_pace";
  id: string;
  clock: ClockRule;
  patience: number;
  away?: "ask" | "bot";
}

/** Say when the match is to begin: the table stays open until then. 0: whenever. */
export interface Appoint {
  type: "appoint";
  id: string;
  /** Seconds since 1970; at most a year ahead. */
  when: number;
}

/** Needs every person `ready`; free seats fall away if the game allows that number. Where somebody has a seal, the table is `opening` then, until all seals are opened. After 20 seconds another `start` calls that off: who has not opened theirs loses the seat, and all others seal anew. */
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

/** Propose that one's seat has more time than the others to the end of the match, beginning with all of it anew. */
export interface MoreTime {
  type: "more_time";
  id: string;
  /** So many times the time of the table; 0: no clock. */
  times: 0 | 2 | 4;
  seat?: number | null;
}

/** Answer the `proposal` of the table; a single no ends it, the last yes makes it happen. All people have a say who have not resigned, also those a bot stands in for: the proposal waits for them. It ends when somebody moves; if it is about time, when something else is proposed. What bots play meanwhile is no answer. */
export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
}

/** Answer the `question` of the table. It is decided when all have answered who are here and not asked about. */
export interface Decide {
  type: "decide";
  id: string;
  word: "wait" | "move" | "seat";
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

/** Why is this move not possible, or why can this piece not be pressed? Answered by `because`. */
export interface Why {
  type: "why";
  id: string;
  move?: number;
  /** Of the scene; `picked` are those pressed before it. */
  piece?: string;
  picked?: string[];
  seat?: number | null;
}

/** What is each move worth? Answered by `suggestion`. */
export interface Hint {
  type: "hint";
  id: string;
  seat?: number | null;
}

/** What would come of these moves of one's own? Nothing is made and nobody else is told. Answered by `tried`. */
export interface Try {
  type: "try";
  id: string;
  moves: number[];
  seat?: number | null;
}

/** Is anybody there? Answered by `pong`. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** A sentence of the log. */
export interface LogLine {
  version: number;
  text: string;
  /** The name of the game's news (`clic`, `took_trick`), good for sounds; empty: done besides the match. */
  kind: string;
  /** Whom it is about, null for nobody in particular. */
  seat: number | null;
  /** The numbers of those it rests on. */
  rules?: string[];
  /** The trick, round or turn it belongs to. */
  chapter?: string;
  /** It was worth a `moment`. */
  pace?: "step" | "plain" | "great";
}

/** Something worth seeing on the way: what is new in the scene, and how long to look at it. */
export interface Moment {
  /** Since the scene before; in a replay, of the scene of its step. */
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
  /** That move, as a sentence. */
  undoes?: string;
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
  /** What was done besides moves, as sentences. */
  lines: LogLine[];
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
  /** Their names, as far as they have some. */
  watching: string[];
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
  /** The best, as far as can be told. */
  move: number;
  sentence: string;
  /** Of the move: there is a tip for each. */
  family: string;
  /** Of every move, best first; none where nobody could tell. */
  worths: MoveWorth[];
  /** In sentences: the odds, moves that are equal, what comes of it. */
  why: string[];
}

/** The answer to `try`: as far as the seat can know what comes of it. */
export interface Tried {
  type: "tried";
  id: string;
  version: number;
  steps: Trial[];
  /** After the last of them, with what could be done then. */
  scene: Scene;
  /** Of the first move that cannot be made. */
  rule: string;
  /** Why it ends before the last of the moves. */
  text: string;
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
  /** How many it has. */
  puzzles: number;
}

/** A rule. */
export interface RuleInfo {
  number: string;
  heading: string;
  text: string;
}

/** A match that is going on. */
export interface Thinking {
  table: TableInfo;
  /** Names of those who are waited for. */
  people: string[];
  /** When the first of them began to think, in seconds since 1970; 0: not known. */
  since: number;
  /** Seconds of who is waited for, if there is a clock. */
  left: number | null;
}

/** A seat of a match that is over. */
export interface Standing {
  name: string;
  person: string;
  /** 0 where there is no result. */
  place: number;
  score: number;
}

/** A match that is over. */
export interface Over {
  table: string;
  game: string;
  ended: number;
  /** One's own. */
  place: number;
  standing: Standing[];
  /** Can it still be replayed?. */
  kept: boolean;
}

/** How it stands between two people: in how many matches who came before whom. */
export interface Friend {
  person: string;
  name: string;
  ahead: number;
  behind: number;
  matches: number;
  last: number;
}

/** The match one has won by most. */
export interface Widest {
  table: string;
  /** Points before the next. */
  ahead: number;
  /** Can it still be replayed?. */
  kept: boolean;
}

/** One's matches of a game. */
export interface Figure {
  game: string;
  matches: number;
  won: number;
  /** With how many of them other people played. */
  people: number;
  /** Against people, once there are some matches. */
  rating: number | null;
  /** The most that were won in a row. */
  streak: number;
  widest: Widest | null;
}

/** All that concerns one person. */
export interface Desk {
  /** For oneself, the most urgent first. */
  waiting: Thinking[];
  others: Thinking[];
  lobbies: TableInfo[];
  finished: Over[];
  friends: Friend[];
  figures: Figure[];
}

/** All that this host keeps for a name. */
export interface Export {
  person: string;
  name: string;
  wishes: Wishes;
  ways: Channel[];
  holiday: Holiday;
  matches: Over[];
  friends: Friend[];
  figures: Figure[];
}

/** From when until when, in seconds since 1970; both 0 for none. */
export interface Holiday {
  first: number;
  last: number;
}

/** How a match swung, for one seat and for all. */
export interface Chances {
  /** Whose match is told. */
  seat: number;
  steps: Shift[];
  /** What changed most for that seat. */
  turns: Turn[];
}

/** What the best bot would play. */
export interface Advice {
  seat: number;
  sentence: string;
}

/** Where to play on, and in whose place. */
export interface PlayOn {
  /** Made by then. */
  moves: number;
  seat: number;
}

/** Where others find this host in its network; empty where only this machine is listened to. */
export interface Address {
  address: string;
}

/** What a picture is to say. */
export interface QrText {
  text: string;
}

/** A lesson, in a list of them. */
export interface LessonInfo {
  id: string;
  title: string;
  steps: number;
  /** The numbers of those it teaches. */
  rules: string[];
}

/** What a game teaches. */
export interface CourseInfo {
  /** Easy ones first. */
  lessons: LessonInfo[];
  /** Why one makes such a move at all, by the family of the move. */
  tips: Record<string, string>;
}

/** What the teacher says. */
export interface Remark {
  title: string;
  text: string;
}

/** The table at one moment. */
export interface Picture {
  scene: Scene;
  pace: "step" | "plain" | "great";
}

/** A lesson as it stands after some moves. */
export interface Lecture {
  /** Steps; at the end as many as the lesson has. */
  done: number;
  /** The sentence of the last move, if it was not what is expected: then it goes no further. */
  tried: string;
  says: Remark;
  /** The answer to whatever else is pressed. */
  otherwise: Remark;
  /** The numbers of those it rests on. */
  rules: string[];
  /** The move that is expected, if any. */
  show: number | null;
  /** Of the seats; who learns has a name of their own. */
  names: string[];
  /** What came of the last move, one after the other; the last one stays. */
  pictures: Picture[];
}

/** A way to reach a person. */
export interface Way {
  id: string;
  kind: "push" | "mail" | "webhook" | "ntfy";
  /** As much of it as tells it from others. */
  address: string;
  /** By a link that was sent there; all but mails are at once. */
  confirmed: boolean;
}

/** All about one's notices. */
export interface Notices {
  wishes: Wishes;
  ways: Way[];
  /** That a browser subscribes with; empty where this host has no push. */
  push_key: string;
  /** Can this host send mails?. */
  mail: boolean;
}

/** A way to reach a person; for push the subscription as the browser gives it. */
export interface NewWay {
  kind: "push" | "mail" | "webhook" | "ntfy";
  address: string;
  p256dh?: string;
  auth?: string;
}

/** What became of a try: for each way, empty or what is wrong. */
export interface Sent {
  ways: Record<string, string>;
}

/** What somebody wants to be called. */
export interface NewPerson {
  name: string;
  hat?: string;
  /** What the browser is called in the list of devices. */
  device?: string;
}

/** Who one is. */
export interface Me {
  /** Public. */
  person: string;
  name: string;
  hat: string;
}

/** The token is the secret: it is shown once and kept by the browser. */
export interface MeWithToken {
  person: string;
  name: string;
  hat: string;
  token: string;
}

/** A browser that is this person. */
export interface DeviceInfo {
  id: string;
  name: string;
  /** Seconds since 1970; 0: not known. */
  made: number;
  seen: number;
  /** It is the one that asks. */
  here: boolean;
}

/** All of them, the last seen first. */
export interface Devices {
  devices: DeviceInfo[];
  /** Is there a recovery phrase?. */
  phrase: boolean;
}

/** Words to come back by when every device is lost. */
export interface Phrase {
  phrase: string;
  device: string;
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
  device?: string;
}

/** What a code was good for. */
export interface Claimed {
  person: string;
  name: string;
  hat: string;
  /** For a device code. */
  token: string;
  /** For the code of a table or of a seat. */
  table: string;
}

/** mute: I do not read what they write. block: nor do they sit with me, or write where I play. */
export interface Shun {
  kind: "mute" | "block";
}

/** Somebody one wants nothing of. */
export interface Shunned {
  person: string;
  name: string;
  kind: "mute" | "block";
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
  /** What the move showed on its way; the change of each is one of `scene`. */
  moments: Moment[];
}

/** Some steps of a match. */
export interface Replay {
  /** Moves of the whole match. */
  total: number;
  steps: Step[];
}

/** A match file, as it is. */
export interface MatchText {
  text: string;
}

/** What sealed dice gave in a match: so many words of 32 bits, and the SHA-256 of these as bytes, big end first. */
export interface Thrown {
  words: number;
  digest: string;
}

/** All moves of the file are legal, and what it says of the end is so. */
export interface Verified {
  game: string;
  names: string[];
  moves: number;
  over: boolean;
  /** Of the matches it begins from, in order; then its own. None where they came from a seed. */
  dice: Thrown[];
}

/** When a person wants to be told that it is their turn. */
export interface Wishes {
  /** After which they are told; 0: in a few seconds. */
  minutes: number;
  /** Even who looks at the table. */
  always: boolean;
  /** Hours of a day. */
  quiet: number[] | null;
  /** Of those hours, as Europe/Paris. */
  zone: string;
  language: "fr" | "en" | "de" | "nl";
}

/** A way to reach a person: a subscription, an address of mail, of a webhook or a topic. */
export interface Channel {
  id: string;
  person: string;
  kind: "push" | "mail" | "webhook" | "ntfy";
  address: string;
  confirmed: boolean;
  failed: number;
}

/** Time to think: none, so many seconds for each move, a bank with an increment a move, or days for each move. By days the time goes on while no host runs, and stands still on holidays of who is to move. */
export interface ClockRule {
  kind: "none" | "move" | "bank" | "days";
  seconds: number;
  increment: number;
  /** Wait: nothing happens; ask: those present are asked, see `question`. */
  at_zero: "wait" | "ask" | "bot_moves" | "bot_sits" | "loses";
}

/** What all people are asked who have not resigned. */
export interface Proposal {
  kind: "takeback" | "stop" | "time";
  seat: number;
  /** A takeback returns to so many moves. */
  moves: number;
  /** Seats. */
  agreed: number[];
  /** The seat is to have so many times the time of the table; 0: it plays without a clock. */
  times: 0 | 2 | 4;
}

/** What those present are asked about a seat that keeps them waiting. It ends when that seat moves or is back. */
export interface Question {
  seat: number;
  /** Its time is up; otherwise it is away. */
  late: boolean;
  /** What each seat has answered. */
  words: ("wait" | "move" | "seat" | null)[];
}

/** The time of each seat. */
export interface Clocks {
  /** Milliseconds of each seat at the moment of sending. */
  left: number[];
  /** Seats. */
  running: number[];
  /** Until when each seat is on holiday, in seconds since 1970; 0: it is not. */
  holidays: number[];
  /** Seats that play without a clock, because all agreed. */
  free: number[];
}

/** A seat, and who has it. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  /** A public id: the same person has the same. */
  person: string;
  /** Which bot sits here. */
  bot: string;
  /** Which duck they chose. */
  hat: string;
  /** Has sealed random bytes; bots always have. */
  ready: boolean;
  /** The hash of these bytes. */
  seal: string;
  /** Has opened it. */
  revealed: boolean;
  /** Which bot plays at this moment for a person who is away; any `hello` of theirs ends that. */
  stand_in: string;
  resigned: boolean;
}

/** How a match ended. */
export interface Result {
  reason: "played" | "stopped" | "resigned";
  scores: number[];
  winners: number[];
}

/** The match here begins from a position of one that is over; hidden cards are as they were, the dice are new. */
export interface Begins {
  table: string;
  /** Of that match, which are the first of this one. */
  moves: number;
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
  /** Seconds that who is to move may be away from a table that is not by days; 0: as long as they like. */
  patience: number;
  /** The hash of the secret of the dice, known before anybody seals. */
  commitment: string;
  /** Once the match began. */
  contributions: string[];
  /** All are to open their seals now. */
  opening: boolean;
  /** Who did not, so that the dice were sealed anew. */
  called_off: string[];
  /** Once it is over. */
  secret: string;
  proposal: Proposal | null;
  result: Result | null;
  /** The id of the next table. */
  rematch: string;
  begins: Begins | null;
  /** After `patience` those present are asked, or a bot plays. */
  away: "ask" | "bot";
  question: Question | null;
  /** Who may write. */
  chat_for: "all" | "players";
  /** A short one, to say and to type. */
  code: string;
  /** It is to begin, in seconds since 1970; 0: whenever. */
  when: number;
  /** Matches each seat has won before, of those this one is a rematch of. */
  series: number[];
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
  /** Who may write. */
  chat_for?: "all" | "players";
  clock?: ClockRule;
  /** Seconds that who is to move may be away; 0: as long as they like. */
  patience?: number;
  /** Then those present are asked, or a bot plays. */
  away?: "ask" | "bot";
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

/** A picture of a turn. */
export interface Step {
  text: string;
  /** Only the areas it speaks of. */
  scene: Scene;
}

/** A part of a sum. */
export interface Term {
  sign: string;
  face: string;
  text: string;
}

/** What beginners do, and what to do instead. */
export interface Mistake {
  title: string;
  text: string;
  cure: string;
  faces: string[];
}

/** A game on one page. `rules` of a part are the first and the last of those behind it. */
export interface HowTo {
  aim: string;
  more: string;
  turn: Step[];
  turn_rules: string[];
  cards: About[];
  cards_rules: string[];
  end: string;
  end_faces: string[];
  end_rules: string[];
  score: Term[];
  score_rules: string[];
  mistakes: Mistake[];
}

/** After a move: every seat's chance to win, and what changed it since the step before. Each list is by seat. */
export interface Shift {
  /** After so many moves. */
  n: number;
  chances: number[];
  /** Standard errors of the chances. */
  errors: number[];
  /** What its own decisions changed for it. */
  own: number[];
  /** What the others' decisions changed for it. */
  others: number[];
  /** All else. */
  luck: number[];
}

/** Something that changed a seat's chance to win. An unlucky card is luck, whoever drew it. */
export interface Turn {
  /** The moves made before it: there it can be looked at again. */
  before: number;
  /** Who moved; nobody where several moves made it. */
  seat: number | null;
  kind: "own" | "others" | "luck";
  change: number;
  /** What happened. */
  told: string[];
  /** The cards it was about. */
  pieces: Piece[];
}

/** A move in words and what it is worth to who makes it. */
export interface MoveWorth {
  move: number;
  sentence: string;
  /** To win. */
  chance: number;
  /** The interval of that chance. */
  low: number;
  high: number;
  /** Nobody can call it worse than the best: their intervals overlap. */
  equal: boolean;
}

/** A puzzle in words, through the eyes of who has to move. */
export interface PuzzleInfo {
  game: string;
  /** Its number. */
  n: number;
  /** How many there are. */
  count: number;
  level: "easy" | "medium" | "hard";
  /** Who sits where. */
  names: string[];
  scene: Scene;
  /** The solution first. */
  worths: MoveWorth[];
  why: string[];
  /** The numbers of those behind it. */
  rules: string[];
}

/** A message that wants something done; `done` or `refused` answers with the same id. Sent again with the same id it is not done again. */
export type Command =
  | Sit
  | Contribute
  | Reveal
  | Stand
  | PutBot
  | SetPace
  | Appoint
  | Start
  | Move
  | Undo
  | Takeback
  | Stop
  | MoreTime
  | Vote
  | Decide
  | Resign
  | Leave
  | Rematch
  | Say
  | Why
  | Hint
  | Try;

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
  | Tried
  | Pong
  | Error;

export const ANSWERS: ReadonlySet<string> = new Set<Answer["type"]>([
  "event", "table", "said", "presence", "welcome", "done", "refused", "because", "suggestion", "tried", "pong", "error",
]);
