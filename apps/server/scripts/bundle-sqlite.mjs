import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const replacement = fileURLToPath(new URL("./bundled/better-sqlite3.mjs", import.meta.url));
const folder = dirname(createRequire(import.meta.url).resolve("better-sqlite3/package.json"));

/** Bundles the JavaScript of better-sqlite3, without what finds its native module. */
export const bundleSqlite = {
  name: "bundle-sqlite",
  resolveId(id, importer) {
    if (id === "better-sqlite3") return replacement;
    // The package exports none of its files.
    if (importer === replacement && id.startsWith("better-sqlite3/")) return join(folder, id.replace(/^[^/]+/, ""));
    return null;
  },
};
