import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fullText } from "../../scripts/lib/llms.mjs";

/** Puts the texts for language models on the site. */
export function copyDocuments({ srcDir, outDir }) {
  copyFileSync(join(srcDir, "llms.txt"), join(outDir, "llms.txt"));
  writeFileSync(join(outDir, "llms-full.txt"), fullText());
}
