// Writes docs/llms.txt from docs/README.md. With `--check`, fails if it is stale. Part of `pnpm generate`.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { indexText } from "./lib/llms.mjs";

const path = fileURLToPath(new URL("../docs/llms.txt", import.meta.url));
const text = indexText();
if (!process.argv.includes("--check")) writeFileSync(path, text);
else if (readFileSync(path, "utf8") !== text) {
  process.stderr.write("docs/llms.txt is stale: it differs from docs/README.md. Run node scripts/write-llms.mjs.\n");
  process.exitCode = 1;
}
