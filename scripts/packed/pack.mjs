import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exec } from "../lib/exec.mjs";
import { root } from "../lib/packages.mjs";

/** Packs packages as they are published. Gives the path of each tarball, in the order of the packages. */
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

/** What is wrong with a package as it was installed, one sentence each. */
export function findFaults(folder, files) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const wanted = ["package.json", "README.md", "LICENSE"].filter((name) => !files.includes(name));
  const tests = files.filter((path) => /\.test(-d)?\.[cm]?[jt]s$/.test(path));
  const says = ["description", "license", "repository", "engines", "exports", "files"];
  const unsaid = says.filter((key) => manifest[key] === undefined);
  const loose = ["dependencies", "peerDependencies", "optionalDependencies"].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).filter(([, range]) => /^(workspace|catalog|link|file):/.test(range)),
  );
  return [
    ...wanted.map((name) => `has no ${name}`),
    ...tests.map((path) => `ships the test ${path}`),
    ...unsaid.map((key) => `does not say its ${key}`),
    ...loose.map(([name, range]) => `asks for ${name} ${range}, which npm does not know`),
    ...(manifest.type === "module" ? [] : ["is no ESM"]),
    ...(manifest.sideEffects === false ? [] : ["does not say that it is without side effects"]),
    ...(manifest.publishConfig?.provenance === true ? [] : ["is not published with its provenance"]),
  ];
}
