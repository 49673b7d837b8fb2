// Who sits before this page: a name, a duck, and what they like.

import * as api from "./api";
import { OFFERED, prefs } from "./prefs.svelte";
import { token } from "./token.svelte";
import type { SeatInfo } from "./wire";

export const HATS = ["beret", "sailor", "straw", "bow", "goggles", "top", "crown"] as const;
const NAMES = ["Colvert", "Sarcelle", "Souchet", "Tadorne", "Eider", "Pilet", "Chipeau", "Milouin", "Harle", "Morillon"];

function kept(key: string, other: string): string {
  return localStorage.getItem(key) ?? other;
}

class Me {
  name = $state(kept("name", NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Colvert"));
  hat = $state(kept("hat", "beret"));
  /** They said who they are: nobody asks again. */
  get named(): boolean {
    return localStorage.getItem("named") !== null;
  }
  get sound(): boolean {
    return prefs.liked.sound === "on";
  }
  get list(): boolean {
    return prefs.liked.list === "on";
  }
  get speed(): number {
    return Number(prefs.liked.speed);
  }

  /** Take the name to the host, once. */
  async arrive(): Promise<void> {
    localStorage.setItem("name", this.name);
    await api.introduce();
  }

  /** At every table; the host may refuse, and then nothing has changed. */
  async rename(name: string, hat: string): Promise<void> {
    const known = token.value ? await api.rename(name, hat) : { name, hat };
    this.keepName(known.name, known.hat);
    localStorage.setItem("named", "yes");
  }

  /** This browser is somebody the host knows already. */
  become({ name, hat, token: proof }: { name: string; hat?: string; token?: string }): void {
    if (proof) token.keep(proof);
    this.keepName(name, hat || this.hat);
    localStorage.setItem("named", "yes");
  }

  private keepName(name: string, hat: string): void {
    [this.name, this.hat] = [name, hat];
    localStorage.setItem("name", name);
    localStorage.setItem("hat", hat);
  }

  keep(key: "sound" | "list" | "speed", value: boolean | number): void {
    prefs.keep(key, OFFERED[key].find((each) => each === (typeof value === "number" ? String(value) : value ? "on" : "off")));
  }
}

export const me = new Me();

/** The duck of a seat, the same for all eyes. */
export const hatFor = (seat: SeatInfo): string => (seat.kind === "bot" ? "bot" : seat.hat || hatOf(seat.person));

/** A duck for somebody who chose none: always the same for the same person. */
export function hatOf(person: string): string {
  let sum = 0;
  for (const letter of person) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return HATS[sum % HATS.length] ?? "beret";
}
