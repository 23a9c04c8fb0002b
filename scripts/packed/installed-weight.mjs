import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** File systems store whole blocks. In bytes. */
const blockSize = 4096;

/**
 * The weight of a package in a folder where npm has installed it: the number of packages, itself included, the bytes that
 * they take on a disk, and the commands that they put into `node_modules/.bin`.
 */
export function weighInstalled(folder, name) {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const found = new Set([find(packages, "", name)]);
  // The set grows while it is read.
  for (const place of found) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[place];
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = peerDependenciesMeta[each]?.optional === true ? undefined : find(packages, place, each);
      // An optional dependency of another platform is not there.
      if (needed !== undefined && existsSync(join(folder, needed))) found.add(needed);
    }
  }
  const bytes = [...found].reduce((sum, place) => sum + bytesOf(join(folder, place), blockSize), 0);
  const commands = [...found].flatMap((place) => Object.keys(packages[place].bin ?? {})).sort();
  return { packages: found.size, bytes, commands };
}

/** The folder in which Node finds a package from another one: below it, or below a folder above it. */
function find(packages, from, name) {
  const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined) return path;
  return from === "" ? undefined : find(packages, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), name);
}

/** The bytes of a package without those of the packages below it. Each file takes a multiple of `unit` bytes. */
export function bytesOf(place, unit = 1) {
  return readdirSync(place, { recursive: true })
    .filter((path) => !`/${path}/`.includes("/node_modules/"))
    .map((path) => statSync(join(place, path)))
    .reduce((sum, file) => sum + (file.isFile() ? Math.ceil(file.size / unit) * unit : 0), 0);
}
