// Who sits before this page: a name, a duck, and what they like.

import * as api from "./api";
import { token } from "./token.svelte";

export const HATS = ["beret", "sailor", "straw", "bow", "goggles", "top", "crown"];
const NAMES = ["Colvert", "Sarcelle", "Souchet", "Tadorne", "Eider", "Pilet", "Chipeau", "Milouin", "Harle", "Morillon"];

function kept(key: string, other: string): string {
  return localStorage.getItem(key) ?? other;
}

class Me {
  name = $state(kept("name", NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Colvert"));
  hat = $state(kept("hat", "beret"));
  sound = $state(kept("sound", "on") === "on");
  speed = $state(Number(kept("speed", "1")));
  list = $state(kept("list", "off") === "on");

  /** Take the name to the host, once. */
  async arrive(): Promise<void> {
    localStorage.setItem("name", this.name);
    await api.introduce();
  }

  async rename(name: string, hat: string): Promise<void> {
    this.name = name;
    this.hat = hat;
    localStorage.setItem("name", name);
    localStorage.setItem("hat", hat);
    if (token.value) await api.rename(name);
  }

  keep(key: "sound" | "list" | "speed", value: boolean | number): void {
    if (key === "speed") this.speed = Number(value);
    else this[key] = Boolean(value);
    localStorage.setItem(key, key === "speed" ? String(value) : value ? "on" : "off");
  }
}

export const me = new Me();

/** A duck for somebody: always the same for the same person. */
export function hatOf(person: string): string {
  let sum = 0;
  for (const letter of person) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return HATS[sum % HATS.length] ?? "beret";
}
