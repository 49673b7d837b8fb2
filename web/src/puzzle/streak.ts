// One duck for each day on which the puzzle of the day was solved, as this browser keeps them.

const KEY = "puzzle-days";
const DAY = 86_400_000;

/** Days since 1970, by the clock on this wall. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - 60_000 * now.getTimezoneOffset()) / DAY);
}

export function solved(): Set<number> {
  return new Set((localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean).map(Number));
}

export function keep(day: number): void {
  localStorage.setItem(KEY, [...solved().add(day)].join(" "));
}

/** Days in a row up to this one; one that is not solved yet breaks nothing. */
export function streak(days: ReadonlySet<number>, day: number): number {
  let first = days.has(day) ? day : day - 1;
  let length = 0;
  while (days.has(first--)) length += 1;
  return length;
}

/** What people call that day. */
export function nameOf(day: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(day * DAY);
}
