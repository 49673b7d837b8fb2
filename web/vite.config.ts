import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/coincoin/host/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
});
