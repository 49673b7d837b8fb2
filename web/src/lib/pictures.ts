// A step of a match as pictures: its moments one after the other, then the table.

import { changed } from "./changes";
import type { LogLine, Moment, Scene, Step } from "./wire";

/** A picture of a step: one of its moments, or, without a pace, the table after it. */
export interface Picture {
  scene: Scene;
  lines: LogLine[];
  pace?: NonNullable<Moment["pace"]>;
}

export function pictures({ scene, lines, moments }: Step): Picture[] {
  let told = 0;
  const found: Picture[] = moments.map(({ change, lines: by, pace = "plain" }) => {
    const picture = { scene: changed(scene, change), lines: lines.slice(told, by), pace };
    told = by;
    return picture;
  });
  return [...found, { scene, lines: lines.slice(told) }];
}
