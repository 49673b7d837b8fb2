import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { pictures } from "./pictures.ts";

// The font may be given away with its licence beside it.
const licence = {
  name: "licence",
  generateBundle(): void {
    const source = readFileSync("node_modules/@fontsource-variable/roboto/LICENSE");
    this.emitFile({ type: "asset", fileName: "assets/roboto-licence.txt", source });
  },
};

// What is only loaded when it is asked for.
const LATER = /^(desk|end|glance|how|learn|list|lobby|notices|pace|people|plan|prefs|puzzle|replay|verify)\/|(Friends|Who|Inspector|Since|Keys|KeysCard|Curtain|Groups|Grip|Loupe|Overview|Retell|Sheets|RulesPane|ListMat|Menu|WhyPane|MovesPane|ChatPane|Ticket)\.svelte$|lib\/wire\.ts$/;

/** Is this word said before? Whatever it thinks, a word that is missing is loaded when it is said. */
function first(): (key: string) => boolean {
  const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((each) => /\.(ts|svelte)$/.test(each) && !LATER.test(each));
  const text = files.map((each) => readFileSync(`src/${each}`, "utf-8")).join("\n");
  const literal = new Set([...text.matchAll(/["'`]([\w.-]+)["'`]/g)].map((match) => match[1]));
  const begins = [...text.matchAll(/`([\w-]+-)\$\{/g)].map((match) => match[1] ?? "");
  return (key) => literal.has(key) || begins.some((each) => key.startsWith(each));
}

// The words of the first table, and apart from them those of all the rest.
const words = {
  name: "words",
  enforce: "pre" as const,
  load(id: string): string | undefined {
    const [, file, rest] = /(.*\/src\/words\/\w+\.json)(\?rest)?$/.exec(id) ?? [];
    if (!file) return undefined;
    const said = first();
    const all = Object.entries(JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>);
    const part = JSON.stringify(Object.fromEntries(all.filter(([key]) => said(key) !== Boolean(rest))));
    return rest ? `export default ${part}` : part; // only a name that ends in .json is read as JSON
  },
};

export default defineConfig({
  plugins: [words, svelte(), licence, pictures],
  test: { include: ["tests/*.test.ts"] },
  build: {
    outDir: "../src/coincoin/host/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
});
