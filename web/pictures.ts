// Our drawings as PNG, for what reads no SVG: the icons of the app, and the pictures that show a game where a link to
// it is posted. They are made of posters and titles alone: no table is in them.

import { Resvg } from "@resvg/resvg-js";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

const GAMES = "../src/coincoin/games";
const [WIDE, HIGH] = [1200, 630]; // as link previews are

type Values = Record<string, string>;

/** A drawing with its CSS variables written out, since what renders it knows none: each use gets a symbol of its own. */
export function plain(svg: string): string {
  const symbols = new Map([...svg.matchAll(/<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs)].map(([, id = "", more = "", body = ""]) => [id, { more, body }]));
  const made: string[] = [];

  const filled = (tag: string, values: Values): string => tag.replace(/var\(--([\w-]+)(?:,([^)]*))?\)/g, (_, name: string, other = "none") => values[name] ?? other);

  function written(part: string, outside: Values): string {
    const around = [outside];
    return part.replace(/<[^>]+>/g, (tag) => {
      if (tag.startsWith("</")) return around.pop(), tag;
      const style = /style="([^"]*)"/.exec(tag)?.[1] ?? "";
      const own = Object.fromEntries([...style.matchAll(/--([\w-]+):([^;]+)/g)].map(([, name = "", value = ""]) => [name, value]));
      const values = { ...around.at(-1), ...own };
      if (!tag.endsWith("/>")) around.push(values);
      const used = tag.startsWith("<use") ? symbols.get(/href="#([^"]+)"/.exec(tag)?.[1] ?? "") : undefined;
      if (!used) return filled(tag, values);
      const id = `made-${made.length}`;
      made.push("");
      made[Number(id.slice(5))] = `<symbol id="${id}"${used.more}>${written(used.body, values)}</symbol>`;
      return filled(tag, values).replace(/href="#[^"]+"/, `href="#${id}"`);
    });
  }

  const body = svg.replace(/^<svg[^>]*>|<\/svg>\s*$|<symbol id.*?<\/symbol>/gs, "");
  const drawn = written(body, {});
  return `${/^<svg[^>]*>/.exec(svg)?.[0] ?? "<svg>"}<defs>${made.join("")}</defs>${drawn}</svg>`;
}

const png = (svg: string, width: number): Uint8Array => new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng();

/** A drawing at this place of another; it covers the place, or lies inside it whole. */
function placed(svg: string, [x, y, width, height]: number[], how: "meet" | "slice"): string {
  return svg.replace(/^<svg[^>]*?(viewBox="[^"]+")[^>]*>/, `<svg x="${x}" y="${y}" width="${width}" height="${height}" $1 preserveAspectRatio="xMidYMid ${how}">`);
}

/** Names in one drawing are not those in another. */
const apart = (svg: string, name: string): string => plain(svg).replaceAll("made-", `${name}-`);

function preview(game: string): string {
  const art = (name: string): string => readFileSync(`${GAMES}/${game}/art/${name}.svg`, "utf8").trim();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><rect width="${WIDE}" height="${HIGH}" fill="#fffaf0"/>` +
    placed(apart(art("poster"), "p"), [0, 0, WIDE, HIGH - 130], "slice") +
    `<path d="M0 ${HIGH - 130}H${WIDE}" stroke="#1d2742" stroke-width="6"/>` +
    placed(apart(art("title"), "t"), [40, HIGH - 118, WIDE - 80, 106], "meet") +
    "</svg>"
  );
}

function icon(inset: number): string {
  const duck = placed(apart(readFileSync("public/icon.svg", "utf8").trim(), "i"), [inset, inset, 100 - 2 * inset, 100 - 2 * inset], "meet");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#bfe9ec"/>${duck}</svg>`;
}

export const pictures: Plugin = {
  name: "pictures",
  generateBundle(): void {
    const emit = (fileName: string, source: string | Uint8Array): string => this.emitFile({ type: "asset", fileName, source });
    for (const size of [192, 512]) emit(`icon-${size}.png`, png(icon(8), size));
    emit("icon-maskable.png", png(icon(18), 512));
    for (const game of readdirSync(GAMES)) if (existsSync(`${GAMES}/${game}/art/poster.svg`)) emit(`preview/${game}.png`, png(preview(game), WIDE));
  },
  /** What the service worker keeps at hand: known when all is written. */
  writeBundle({ dir }, bundle): void {
    writeFileSync(`${dir}/assets.json`, JSON.stringify(Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))));
  },
};
