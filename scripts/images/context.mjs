import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Copies the files that an engine is sent as the context of a build, that is without those of `.dockerignore`. */
export function copyContext(from, to) {
  const lines = readFileSync(join(from, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const patterns = lines.map(toPattern);
  for (const path of files(from, "", patterns)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path), { verbatimSymlinks: true });
  }
}

function files(root, folder, patterns) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (patterns.some((pattern) => pattern.test(path))) return [];
    return entry.isDirectory() ? files(root, path, patterns) : [path];
  });
}

/** A line of `.dockerignore` as a pattern of paths. Understands a star within a name, and two stars for any folders. */
function toPattern(line) {
  if (/[![\]?]|\*\*./.test(line.replace(/^\*\*\//, ""))) throw new Error(`.dockerignore: cannot replay ${line}`);
  const name = line
    .replace(/^\*\*\//, "")
    .replaceAll(".", "\\.")
    .replaceAll("*", "[^/]*");
  return new RegExp(line.startsWith("**/") ? `(^|/)${name}$` : `^${name}$`);
}
