import { cpSync, globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fullText } from "../../scripts/lib/llms.mjs";

/** Puts on the site what its pages link to as files, and for language models the Markdown of each page. */
export function copyDocuments({ srcDir, outDir }) {
  for (const file of globSync(["llms.txt", "**/*.{md,json}"], { cwd: srcDir })) {
    cpSync(join(srcDir, file), join(outDir, file));
  }
  writeFileSync(join(outDir, "llms-full.txt"), fullText());
}
