import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** File systems store whole blocks. In bytes. */
const blockSize = 4096;

/**
 * The weight of a package in a folder where npm has installed it: the number of packages, itself included, and the
 * bytes that they take on a disk.
 */
export function weighInstalled(folder, name) {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const found = new Set();
  const pending = [find(packages, "", name)];
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place];
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => peerDependenciesMeta?.[peer]?.optional !== true);
    const needed = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    // An optional dependency of another platform is not there.
    const places = needed.map((each) => find(packages, place, each));
    pending.push(...places.filter((each) => each !== undefined && existsSync(join(folder, each))));
  }
  return {
    packages: found.size,
    bytes: [...found].reduce((sum, place) => sum + bytesOf(join(folder, place), blockSize), 0),
  };
}

/** The folder in which Node finds a package from another one: below it, or below a folder above it. */
function find(packages, from, name) {
  const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined) return path;
  return from === "" ? undefined : find(packages, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), name);
}

/** The bytes of a package without those of the packages below it. Each file takes a multiple of `unit` bytes. */
export function bytesOf(place, unit = 1) {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !join(entry.parentPath, entry.name).slice(place.length).includes("/node_modules/"),
    )
    .reduce((sum, { parentPath, name }) => sum + Math.ceil(statSync(join(parentPath, name)).size / unit) * unit, 0);
}
