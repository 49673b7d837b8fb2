// The messages of the host, out of what came over the socket.

import { ANSWERS, type Answer } from "./wire";

function known(found: unknown): found is Answer {
  return typeof found === "object" && found !== null && "type" in found && ANSWERS.has(String(found.type));
}

/** The messages of the host in what came: one, or several at once. What is none is left out. */
export function decode(text: string): Answer[] {
  try {
    const found: unknown = JSON.parse(text);
    return (Array.isArray(found) ? (found as unknown[]) : [found]).filter(known);
  } catch {
    return [];
  }
}
