import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The server that `npm run dev` hands /api to; `npm run build` needs none.
const SERVER = process.env["BOOMTABLE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here("./src/lib"), $ui: here("./src/ui"), $locale: here("../boomtable/locale") },
    // Vitest would otherwise take Svelte's server build.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../boomtable/server/static"),
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    // The content-security policy allows no data: addresses in style sheets and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
});
