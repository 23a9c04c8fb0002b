import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the workspace. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The packages of the workspace: the content and the path of each `package.json`. */
export function allPackages() {
  return globSync(["{packages,apps,examples}/*/package.json", "{definitions,bench,fuzz}/package.json"], { cwd: root })
    .sort()
    .map((path) => ({ folder: dirname(path), ...JSON.parse(readFileSync(join(root, path), "utf8")) }));
}

/** The packages that are published. */
export function publishedPackages() {
  return allPackages().filter((manifest) => manifest.private !== true);
}
