import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the workspace. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The published packages: the content and the path of each `package.json`. */
export function publishedPackages() {
  return globSync(["packages/*/package.json", "apps/*/package.json", "definitions/package.json"], { cwd: root })
    .sort()
    .map((path) => ({
      folder: path.slice(0, -"/package.json".length),
      ...JSON.parse(readFileSync(join(root, path), "utf8")),
    }))
    .filter((manifest) => manifest.private !== true);
}
