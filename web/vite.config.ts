import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  test: { include: ["tests/*.test.ts"] },
  build: {
    outDir: "../src/coincoin/host/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
});
