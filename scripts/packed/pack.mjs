import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { exec } from "../lib/exec.mjs";
import { root } from "../lib/packages.mjs";

/** Packs packages as for a release. Returns the path of each tarball, in the order of the packages. */
export async function pack(packages, folder) {
  mkdirSync(folder, { recursive: true });
  const filters = packages.flatMap(({ name }) => ["--filter", name]);
  await exec("pnpm", ["--recursive", ...filters, "pack", "--pack-destination", folder], { cwd: root });
  const files = readdirSync(folder);
  return packages.map(({ name, version }) => {
    const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
    if (!files.includes(file)) throw new Error(`${name} was not packed`);
    return join(folder, file);
  });
}

/**
 * Findings about an installed package, one sentence each: files that it lacks, such as documents that were not generated, and
 * files that it must not have. publint finds what `exports` names and is missing, and npm installs no version of a workspace.
 */
export function findFaults(folder, files) {
  const { files: listed = [] } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // A release writes the changelog.
  const wanted = ["README.md", "LICENSE", ...listed].filter((path) => !/^!|^CHANGELOG\.md$/.test(path));
  const missing = wanted.filter((path) => !files.some((file) => `${file}/`.startsWith(`${path}/`)));
  const tests = files.filter((path) => /\.test(-d)?\.[cm]?[jt]s$/.test(path));
  return [
    ...missing.map((path) => `has no ${path}`),
    ...tests.map((path) => `ships the test ${path}`),
    ...findMapFaults(folder, files),
  ];
}

/** Source maps that are useless: their sources are not in the package, or the map itself is missing. */
function findMapFaults(folder, files) {
  const read = (file) => readFileSync(join(folder, file), "utf8");
  const isMissing = (file, path) => !files.includes(posix.join(posix.dirname(file), path));
  const unread = files.filter((file) => {
    const { sources = [], sourceRoot = "" } = file.endsWith(".map") ? JSON.parse(read(file)) : {};
    return sources.some((source) => isMissing(file, `${sourceRoot}${source}`));
  });
  const lost = files.filter((file) => {
    const [, map] = (/\.[cm]?js$/.test(file) && /^\/\/# sourceMappingURL=(?!data:)(\S+)\s*$/m.exec(read(file))) || [];
    return map !== undefined && isMissing(file, map);
  });
  return [
    ...unread.map((file) => `ships ${file}, a map of sources that it does not ship`),
    ...lost.map((file) => `asks in ${file} for a source map that it does not ship`),
  ];
}
