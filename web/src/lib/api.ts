// What is asked over HTTP: who I am, the games, the tables, the rules, replays.

import { token } from "./token.svelte";
import type { Address, Advice, Chance, GameInfo, MeWithToken, Problem, Replay, RuleInfo, Setup, TableInfo } from "./wire";

export class Trouble extends Error {}

async function ask<T>(method: string, address: string, body?: unknown, again = false): Promise<T> {
  const headers: Record<string, string> = {};
  const mine = token.value;
  if (mine) headers["Authorization"] = `Bearer ${mine}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    if (problem.code === "unknown_person" && !again) {
      if (mine) token.drop(mine);
      await introduce();
      return ask(method, address, body, true);
    }
    throw new Trouble(problem.text ?? `${answer.status}`);
  }
  return (answer.headers.get("content-type")?.includes("json") ? await answer.json() : await answer.text()) as T;
}

export const games = (language: string): Promise<GameInfo[]> => ask("GET", `/api/games?language=${language}`);
export const rules = (game: string, language: string): Promise<RuleInfo[]> =>
  ask("GET", `/api/games/${game}/rules?language=${language}`);
export const bots = (): Promise<string[]> => ask("GET", "/api/bots");
export const openTables = (): Promise<TableInfo[]> => ask("GET", "/api/tables");
export const myTables = (): Promise<TableInfo[]> => (token.value ? ask("GET", "/api/me/tables") : Promise.resolve([]));
export const qr = (text: string): Promise<string> => ask("POST", "/api/qr", { text });

export const makeTable = (table: Setup): Promise<TableInfo> => ask("POST", "/api/tables", table);

export function replay(id: string, eye: string, language: string, start: number, count: number): Promise<Replay> {
  return ask("GET", `/api/tables/${id}/replay?${eye}&language=${language}&start=${start}&count=${count}`);
}

/** Where others in its network find this host; empty when they do not. */
export const address = (): Promise<string> => ask<Address>("GET", "/api/address").then((found) => found.address);

let introducing: Promise<void> | undefined;

/** Take the name to the host, unless it knows this browser by now. */
export function introduce(): Promise<void> {
  const name = localStorage.getItem("name") ?? "?";
  introducing ??= (token.value ? Promise.resolve() : ask<MeWithToken>("POST", "/api/people", { name }).then((known) => token.keep(known.token))).finally(() => (introducing = undefined));
  return introducing;
}

export const rename = (name: string): Promise<unknown> => ask("PATCH", "/api/me", { name });
/** The public part of the token: who this browser is. */
export const myself = (): string => token.value.split(".")[0] ?? "";

/** How each seat's chances of winning went. */
export const chances = (id: string, language: string): Promise<Chance[]> =>
  ask("GET", `/api/tables/${id}/chances?language=${language}`);

/** What the best bot would play after so many moves, for each seat that has to choose. */
export const advice = (id: string, n: number, language: string): Promise<Advice[]> =>
  ask("GET", `/api/tables/${id}/advice?n=${n}&language=${language}`);
export const tableInfo = (id: string): Promise<TableInfo> => ask("GET", `/api/tables/${id}`);
