import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The server whose world the stories show. */
const target = process.env["ROLLCALL_URL"] ?? "http://127.0.0.1:4010";

// The server refuses what comes from pages of other origins.
const proxied = { target, changeOrigin: true, headers: { origin: target } };

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { proxy: { "/_rollcall": proxied, "/docs": proxied } },
  build: {
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
