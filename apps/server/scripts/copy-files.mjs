// Copies into this package what it serves or hands to other programs: the built console, and the modules that programs load
// whose traffic is led to the server.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compressFiles } from "./compress-files.mjs";

const folderOf = (name) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url));

const console = folderOf("console-files");
rmSync(console, { recursive: true, force: true });
cpSync(new URL("../../console/dist/", import.meta.url), console, { recursive: true });
compressFiles(console);

const intercept = folderOf("intercept-files");
rmSync(intercept, { recursive: true, force: true });
mkdirSync(intercept, { recursive: true });
for (const name of ["preload.js", "patch-tls.js"]) {
  const code = readFileSync(new URL(`../../../packages/intercept/dist/${name}`, import.meta.url), "utf8");
  // The map stays with the sources.
  writeFileSync(`${intercept}/${name}`, code.replace(/^\/\/# sourceMappingURL=.*\n?/m, ""));
}
cpSync(new URL("../../../packages/intercept/python/", import.meta.url), `${intercept}/python`, {
  recursive: true,
  filter: (source) => !source.includes("__pycache__"),
});
