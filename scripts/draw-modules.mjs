// Compares the pictures of docs/architecture.md with the imports of the modules; with `--write`, draws them again.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { redraw } from "./lib/modules/pictures.mjs";
import { readModules } from "./lib/modules/read-modules.mjs";
import { root } from "./lib/packages.mjs";

const page = join(root, "docs/architecture.md");
const text = readFileSync(page, "utf8");
const drawn = redraw(text, readModules(root));
if (drawn !== text && process.argv.includes("--write")) {
  writeFileSync(page, drawn);
  process.stdout.write("docs/architecture.md drawn\n");
} else if (drawn !== text) {
  process.stdout.write("docs/architecture.md differs from the imports: run node scripts/draw-modules.mjs --write\n");
  process.exitCode = 1;
}
