// Makes the pages of the reference, which the server serves at `/docs`, from the OpenAPI documents. The task `docs` of
// turbo runs it. The start of a server does not wait for it.
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compressFiles } from "./compress-files.mjs";
import "../test/source-hooks.mjs";

const folder = fileURLToPath(new URL("../dist/docs-files", import.meta.url));
// A running server lists the folder once it is there, so it appears whole.
const made = fileURLToPath(new URL("../node_modules/.cache/docs-files", import.meta.url));
const { makeDocs } = await import("../src/docs/make-docs.ts");
rmSync(made, { recursive: true, force: true });
for (const [path, text] of await makeDocs()) {
  mkdirSync(dirname(join(made, path)), { recursive: true });
  writeFileSync(join(made, path), text);
}
compressFiles(made);
rmSync(folder, { recursive: true, force: true });
mkdirSync(dirname(folder), { recursive: true });
renameSync(made, folder);
