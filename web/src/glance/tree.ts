// What can be made of what: how far each is from what is found, what one holds, and what leads where.

import type { Area, Node } from "../lib/wire";

/** The nodes by how many steps they are from what is made of nothing. */
export function levels(tree: readonly Node[]): Node[][] {
  const known = new Map(tree.map((node) => [node.face, node]));
  const depth = ({ needs = [] }: Node, seen = 0): number =>
    seen > tree.length ? seen : Math.max(0, ...needs.map((face) => 1 + depth(known.get(face) ?? { face, name: "" }, seen + 1)));
  const found: Node[][] = [];
  for (const node of tree) (found[depth(node)] ??= []).push(node);
  return found.map((level) => level ?? []);
}

/** How many of each face lie before somebody. */
export function held(areas: readonly Area[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { face, count = 1 } of areas.flatMap((area) => area.pieces ?? [])) found.set(face, (found.get(face) ?? 0) + count);
  return found;
}

/** A node, all that it is made of, and all that is made of it. */
export function chain(tree: readonly Node[], face: string): Set<string> {
  const below = (each: string): string[] => [each, ...(tree.find((node) => node.face === each)?.needs ?? []).flatMap(below)];
  const above = (each: string): string[] => [each, ...tree.filter((node) => node.needs?.includes(each)).flatMap((node) => above(node.face))];
  return new Set([...below(face), ...above(face)]);
}
