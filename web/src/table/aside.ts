// What the duck at the prompt says besides: a hint, or why something cannot be done now.

export interface Aside {
  icon: "hint" | "why";
  text: string;
  /** What can be done about it. */
  act: { name: string; press: () => void } | undefined;
  close: () => void;
}

/** Something that happened is shown: for so many milliseconds, or until somebody goes on. */
export interface Telling {
  pause: number;
  go: () => void;
  rule: (number: string) => void;
}
