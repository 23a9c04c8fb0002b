import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { exec } from "../lib/exec.mjs";
import { requiredKeys } from "../lib/manifest-faults.mjs";
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

/** Findings about an installed package, one sentence each. */
export function findFaults(folder, files) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const wanted = ["package.json", "README.md", "LICENSE"].filter((name) => !files.includes(name));
  const tests = files.filter((path) => /\.test(-d)?\.[cm]?[jt]s$/.test(path));
  const unsaid = requiredKeys.filter((key) => manifest[key] === undefined);
  const loose = ["dependencies", "peerDependencies", "optionalDependencies"].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).filter(([, range]) => /^(workspace|catalog|link|file):/.test(range)),
  );
  return [
    ...wanted.map((name) => `has no ${name}`),
    ...tests.map((path) => `ships the test ${path}`),
    ...unsaid.map((key) => `does not say its ${key}`),
    ...findMapFaults(folder, files),
    ...findMissing(manifest, files).map((path) => `has no ${path}, which its package.json names`),
    ...loose.map(([name, range]) => `asks for ${name} ${range}, which npm does not know`),
    ...(manifest.type === "module" ? [] : ["is no ESM"]),
    ...(manifest.sideEffects === false ? [] : ["does not say that it is without side effects"]),
    ...(manifest.publishConfig?.provenance === true ? [] : ["is not published with its provenance"]),
  ];
}

/**
 * The files that `files` and `exports` name and that are not there, such as documents that were not generated. Sources, and the
 * changelog, which a release writes, may be missing.
 */
function findMissing({ files: listed = [], exports: entries = {} }, files) {
  const wanted = listed.filter((path) => !/^!|^CHANGELOG\.md$/.test(path));
  const targets = Object.values(entries).flatMap((entry) =>
    typeof entry === "string" ? [entry] : [entry.types, entry.default].filter((path) => path !== undefined),
  );
  const isThere = (path) => {
    const [before, after] = path.replace(/^\.\//, "").split("*");
    return files.some((file) =>
      after === undefined
        ? file === before || file.startsWith(`${before}/`)
        : file.startsWith(before) && file.endsWith(after),
    );
  };
  return [...new Set([...wanted, ...targets])].filter((path) => !isThere(path));
}

/** Source maps that are useless: their sources are not in the package, or the map itself is missing. */
function findMapFaults(folder, files) {
  const own = new Set(files);
  const within = (file, path) => posix.join(posix.dirname(file), path);
  const unread = files
    .filter((file) => file.endsWith(".map"))
    .filter((file) => {
      const { sources, sourceRoot = "" } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      return sources.some((source) => !own.has(within(file, `${sourceRoot}${source}`)));
    });
  const missing = files
    .filter((file) => /\.[cm]?js$/.test(file))
    .flatMap((file) => {
      const [, map] =
        /^\/\/# sourceMappingURL=(?!data:)(\S+)\s*$/m.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      return map === undefined || own.has(within(file, map)) ? [] : [within(file, map)];
    });
  return [
    ...unread.map((file) => `ships ${file}, a map of sources that it does not ship`),
    ...missing.map((file) => `asks for the source map ${file}, which it does not ship`),
  ];
}
