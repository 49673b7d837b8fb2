// How somebody likes to play each game: asked once, kept in the browser.

export const WAYS = ["learn", "guided", "straight"] as const;
/** The bots, the easiest first. */
const BOTS = { duckling: 0, duck: 1, goose: 2, swan: 3 };
export const LEVELS = Object.keys(BOTS) as Level[];
export type Way = (typeof WAYS)[number];
export type Level = keyof typeof BOTS;

export interface Habit {
  way: Way;
  level: Level;
}

/** For who has never played it. */
export const FIRST: Habit = { way: "guided", level: "duckling" };

const key = (game: string): string => `play-${game}`;

export function habit(game: string): Habit | undefined {
  const [way, level] = (localStorage.getItem(key(game)) ?? "").split(" ");
  const found = { way: WAYS.find((each) => each === way), level: LEVELS.find((each) => each === level) };
  return found.way && found.level ? { way: found.way, level: found.level } : undefined;
}

export function keepHabit(game: string, { way, level }: Habit): void {
  localStorage.setItem(key(game), `${way} ${level}`);
}

export function forgetHabit(game: string): void {
  localStorage.removeItem(key(game));
}
