import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fullText } from "../../scripts/lib/llms.mjs";
import { root } from "../../scripts/lib/packages.mjs";

const documents = join(root, "definitions");

/**
 * Puts on the site what its pages link to as files, the OpenAPI documents, and for language models
 * the Markdown of each page. Documents are without line breaks, and tables without padding, which makes both half as large.
 */
export function copyDocuments({ srcDir, outDir }) {
  cpSync(join(srcDir, "llms.txt"), join(outDir, "llms.txt"));
  for (const file of globSync("**/*.md", { cwd: srcDir })) {
    const text = readFileSync(join(srcDir, file), "utf8");
    write(join(outDir, file), text.replaceAll(/^\|.*\|$/gm, narrow));
  }
  for (const file of globSync("openapi/**/*.json", { cwd: documents })) {
    write(join(outDir, file), JSON.stringify(JSON.parse(readFileSync(join(documents, file), "utf8"))));
  }
  write(join(outDir, "llms-full.txt"), fullText());
}

/** A row of a table without padding. */
function narrow(row) {
  return row.replaceAll(/ {2,}\|/g, " |").replaceAll(/-{4,}/g, "---");
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
