// Spans of time in words: days and hours where there are days, as a clock where there are minutes.

import { words } from "./words.svelte";

export function unit(n: number, name: "day" | "hour"): string {
  return new Intl.NumberFormat(words.language, { style: "unit", unit: name, unitDisplay: "short" }).format(n);
}

/** "2 days 4 hr", "5 hr", "4:05". */
export function left(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return [unit(Math.floor(hours / 24), "day"), ...(hours < 72 && hours % 24 ? [unit(hours % 24, "hour")] : [])].join(" ");
  if (hours > 0) return unit(hours, "hour");
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** "yesterday", "20 minutes ago": how long something is past. */
export function ago(at: number, now = Date.now() / 1000): string {
  const minutes = Math.max(0, Math.round((now - at) / 60));
  const say = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  if (minutes < 60) return say.format(-minutes, "minute");
  return minutes < 60 * 24 ? say.format(-Math.round(minutes / 60), "hour") : say.format(-Math.round(minutes / 60 / 24), "day");
}
