import { defineConfig } from "vite";

export default defineConfig({
  // The server answers `/` with the page, and `/console` with its files.
  base: "/console/",
  publicDir: "public",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: ["chrome123", "firefox120", "safari17.5"],
    outDir: "dist",
    assetsDir: "",
    // The policy of the page has no inline script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: "third-party-licenses.md" },
  },
});
