// What is asked over HTTP: who I am, the games, the tables, the rules, replays.

import { token } from "./token.svelte";
import { device } from "./device";
import { t, words } from "./words.svelte";
import type { About, Address, Advice, Chances, Claimed, CourseInfo, Desk, Devices, Export, GameInfo, Holiday, HowTo, Lecture, Me, MeWithToken, NewCode, NewWay, Notices, Part, Phrase, Problem, PuzzleInfo, Replay, RuleInfo, Sent, Setup, Shunned, TableInfo, Verified, Way, Wishes } from "./wire";

export class Trouble extends Error {
  constructor(
    text: string,
    readonly code: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, address: string, body?: unknown, again = false): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": words.language };
  const mine = token.value;
  if (mine) headers["Authorization"] = `Bearer ${mine}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }).catch(() => {
    throw new Trouble(t("unreachable"), ""); // browsers say it in their own way, in their own language
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    if (problem.code === "unknown_person" && !again) {
      if (mine) token.drop(mine);
      await introduce();
      return ask(method, address, body, true);
    }
    throw new Trouble(problem.text ?? t("unreachable"), problem.code ?? "");
  }
  return (answer.headers.get("content-type")?.includes("json") ? await answer.json() : await answer.text()) as T;
}

export const games = (language: string): Promise<GameInfo[]> => ask("GET", `/api/games?language=${language}`);
/** Asked once: each line of the log has some. */
const known = new Map<string, Promise<RuleInfo[]>>();
export function rules(game: string, language: string): Promise<RuleInfo[]> {
  const address = `/api/games/${game}/rules?language=${language}`;
  const found = known.get(address) ?? ask<RuleInfo[]>("GET", address);
  known.set(address, found);
  found.catch(() => known.delete(address));
  return found;
}
export const faces = (game: string, language: string): Promise<About[]> =>
  ask("GET", `/api/games/${game}/faces?language=${language}`);
export const howTo = (game: string, language: string): Promise<HowTo> => ask("GET", `/api/games/${game}/howto?language=${language}`);
export const lessons = (game: string, language: string): Promise<CourseInfo> =>
  ask("GET", `/api/games/${game}/lessons?language=${language}`);
/** A lesson after these moves. */
export const lecture = (game: string, lesson: string, language: string, moves: readonly number[]): Promise<Lecture> =>
  ask("GET", `/api/games/${game}/lessons/${lesson}?language=${language}${moves.map((move) => `&move=${move}`).join("")}`);
export const puzzle = (game: string, n: number, language: string): Promise<PuzzleInfo> => ask("GET", `/api/games/${game}/puzzles/${n}?language=${language}`);
export const bots = (): Promise<string[]> => ask("GET", "/api/bots");
export const openTables = (): Promise<TableInfo[]> => ask("GET", "/api/tables");
export const qr = (text: string): Promise<string> => ask("POST", "/api/qr", { text });

/** A match file, dealt again by the rules of the host. */
export const verify = (text: string): Promise<Verified> => ask("POST", "/api/verify", { text });
/** The file of a match that is over. */
export const matchFile = (id: string): Promise<string> => fetch(`/api/tables/${id}/match`).then((answer) => answer.text());

export const makeTable = (table: Setup): Promise<TableInfo> => ask("POST", "/api/tables", table);

export function replay(id: string, eye: string, language: string, start: number, count: number): Promise<Replay> {
  return ask("GET", `/api/tables/${id}/replay?${eye}&language=${language}&start=${start}&count=${count}`);
}

/** Where others in its network find this host; empty when they do not. */
export const address = (): Promise<string> => ask<Address>("GET", "/api/address").then((found) => found.address);

let introducing: Promise<void> | undefined;

/** Take the name to the host, unless it knows this browser by now. */
export function introduce(): Promise<void> {
  const [name, hat] = [localStorage.getItem("name") ?? "?", localStorage.getItem("hat") ?? ""];
  introducing ??= (token.value ? Promise.resolve() : ask<MeWithToken>("POST", "/api/people", { name, hat, device: device() }).then((known) => token.keep(known.token))).finally(() => (introducing = undefined));
  return introducing;
}

export const rename = (name: string, hat: string): Promise<Me> => ask("PATCH", "/api/me", { name, hat });
/** The public part of the token: who this browser is. */
export const myself = (): string => token.value.split(".")[0] ?? "";

/** How each seat's chances of winning went, and where the match turned for one of them. */
export const chances = (id: string, seat: number, language: string): Promise<Chances> =>
  ask("GET", `/api/tables/${id}/chances?seat=${seat}&language=${language}`);

/** What each seat's score is made of. */
export const scores = (id: string, language: string): Promise<Part[][]> => ask("GET", `/api/tables/${id}/scores?language=${language}`);

/** A table against bots that begins where this match was after so many moves. */
export const playOn = (id: string, moves: number, seat: number): Promise<TableInfo> => ask("POST", `/api/tables/${id}/play-on`, { moves, seat });

/** What the best bot would play after so many moves, for each seat that has to choose. */
export const advice = (id: string, n: number, language: string): Promise<Advice[]> =>
  ask("GET", `/api/tables/${id}/advice?n=${n}&language=${language}`);
export const tableInfo = (id: string): Promise<TableInfo> => ask("GET", `/api/tables/${id}`);

/** What waits for me, what others think about, and what is over. */
export const desk = (): Promise<Desk> =>
  token.value ? ask("GET", "/api/desk") : Promise.resolve({ waiting: [], others: [], lobbies: [], finished: [], friends: [], figures: [] });
export const exportMe = (): Promise<Export> => ask("GET", "/api/me/export");
export const forgetResults = (): Promise<Desk> => ask("DELETE", "/api/me/results");

export const notices = (): Promise<Notices> => introduce().then(() => ask("GET", "/api/notices"));
export const wish = (wishes: Wishes): Promise<Notices> => ask("PUT", "/api/notices", wishes);
export const addWay = (way: NewWay): Promise<Notices> => ask("POST", "/api/notices/ways", way);
export const dropWay = (id: string): Promise<Notices> => ask("DELETE", `/api/notices/ways/${id}`);
export const tryWays = (): Promise<Sent> => ask("POST", "/api/notices/try");
export const mailLink = (what: string, link: string): Promise<Way> => ask("POST", `/api/mail/${what}/${link}`);
export const holiday = (): Promise<Holiday> => introduce().then(() => ask("GET", "/api/me/holiday"));
export const takeHoliday = (holiday: Holiday): Promise<Holiday> => ask("PUT", "/api/me/holiday", holiday);

// ---- who I am on which device, and whom I want nothing of ----

export const devices = (): Promise<Devices> => ask("GET", "/api/me/devices");
export const shutOut = (id: string): Promise<unknown> => ask("DELETE", `/api/me/devices/${id}`);
/** A new recovery phrase, shown once. */
export const newPhrase = (): Promise<string> => ask<Phrase>("PUT", "/api/me/phrase").then(({ phrase }) => phrase);
export const comeBack = (phrase: string): Promise<MeWithToken> => ask("POST", "/api/people/return", { phrase, device: device() });
/** A code for another device of mine, or for who is to have my seat. */
export const newCode = (table?: string, seat?: number): Promise<NewCode> => ask("POST", "/api/codes", table === undefined ? {} : { table, seat });
export const claim = (code: string): Promise<Claimed> => ask("POST", "/api/codes/claim", { code, device: device() });
export const shunned = (): Promise<Shunned[]> => ask("GET", "/api/me/shunned");
export const shun = (person: string, kind?: Shunned["kind"]): Promise<unknown> => (kind ? ask("PUT", `/api/me/shunned/${person}`, { kind }) : ask("DELETE", `/api/me/shunned/${person}`));
