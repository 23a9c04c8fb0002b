import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the workspace. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The packages that are published, by their folders: what `package.json` says, and where it stands. */
export function publishedPackages() {
  return globSync(["packages/*/package.json", "apps/*/package.json", "definitions/package.json"], { cwd: root })
    .sort()
    .map((path) => ({
      folder: path.slice(0, -"/package.json".length),
      ...JSON.parse(readFileSync(join(root, path), "utf8")),
    }))
    .filter((manifest) => manifest.private !== true);
}
