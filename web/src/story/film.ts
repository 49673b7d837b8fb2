// A film of what happened: what is in each picture, and what it comes to for each player.

import type { Frame } from "../lib/story.svelte";
import { touched } from "../lib/trace";
import type { Area, Figure, Piece, Scene } from "../lib/wire";

const FEW = 5;

/** The pieces a picture is about: those that are lit, or else all that are new or elsewhere. Of each look one. */
export function seenIn({ scene, before }: Frame): Piece[] {
  const ids = touched(before, scene);
  const all = (scene.areas ?? []).flatMap((area) => (area.kind === "panel" ? [] : (area.pieces ?? [])));
  const lit = all.filter((piece) => piece.light === "lit" || piece.light === "cancelled");
  const found = lit.length ? lit : all.filter((piece) => ids.has(piece.id) && piece.face !== "place" && piece.face !== "empty");
  return found.slice(0, FEW);
}

/** The map these lie on, if they do. */
export function mapOf(scene: Scene, pieces: Piece[]): Area | undefined {
  return scene.areas?.find((area) => area.lines?.length && area.pieces?.some((piece) => pieces.includes(piece)));
}

export interface Sum {
  seat: number;
  deeds: string[];
  gains: { figure: Figure; by: number }[];
}

/** For each player of whom something was told: the sentences, without the name they begin with, and what their figures won or lost. */
export function sums(frames: Frame[], after: Scene, name: (seat: number) => string): Sum[] {
  const lines = frames.flatMap((frame) => frame.lines);
  const before = frames[0]?.before;
  return (after.plates ?? []).flatMap(({ seat, figures = [] }) => {
    const own = lines.filter((line) => line.seat === seat).map((line) => line.text);
    const was = before?.plates?.find((plate) => plate.seat === seat)?.figures ?? [];
    const gains = figures.flatMap((figure, n) => {
      const by = was[n]?.face === figure.face ? Number(figure.text) - Number(was[n].text) : 0;
      return by ? [{ figure, by }] : [];
    });
    const deeds = [...new Set(own.map((text) => unnamed(text, name(seat))))];
    return deeds.length || gains.length ? [{ seat, deeds, gains }] : [];
  });
}

/** "Ada takes it." of Ada is "takes it", "Ada: pass" is "pass". */
export function unnamed(text: string, name: string): string {
  const rest = text.startsWith(name) ? text.slice(name.length) : "";
  return (/^[\s:]/.test(rest) ? rest.replace(/^[\s:]+/, "") : text).replace(/\.$/, "");
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
