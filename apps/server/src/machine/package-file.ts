import { existsSync } from "node:fs";

/** Address of a file that is installed with this package; the path begins at the package's folder. */
export function packageFile(path: string): URL {
  // Sources, compiled modules and the bundle of the command are at different depths.
  let folder = new URL("../", import.meta.url);
  while (!existsSync(new URL("package.json", folder))) folder = new URL("../", folder);
  return new URL(path, folder);
}

/** Address of a file that the build makes; undefined where sources run, because their build may be older. */
export function builtFile(name: string): URL | undefined {
  return import.meta.url.endsWith(".ts") ? undefined : packageFile(`dist/${name}`);
}
