import { basename } from "node:path";
import { allPackages } from "../packages.mjs";

const scope = "@rollcall/";

const packages = allPackages();
const privateNames = new Set(packages.flatMap((each) => (each.private === true ? [each.name] : [])));

/**
 * Which packages the sources of each may import: its `dependencies`. A package that its build bundles has what it contains among
 * its `devDependencies`, beside private packages that only its tests import. docs/architecture.md shows it as a picture.
 */
export const packageImports = Object.fromEntries(
  packages.map(({ folder, scripts = {}, dependencies = {}, devDependencies = {} }) => {
    const contained = /\bbundle\.mjs\b/.test(scripts.build) ? Object.keys(devDependencies) : [];
    const names = [...Object.keys(dependencies), ...contained.filter((name) => !privateNames.has(name))];
    return [basename(folder), names.flatMap((name) => importedPackage(name) ?? [])];
  }),
);

/** The name of the package that a module belongs to, without the scope; undefined for the scripts of the workspace. */
export function packageOf(path) {
  const [group, folder] = path.split("/");
  if (group === "scripts") return undefined;
  return group === "bench" || group === "fuzz" ? group : folder;
}

/** The name of the package of this repository that an import asks for, without the scope. */
export function importedPackage(specifier) {
  return specifier.startsWith(scope) ? specifier.slice(scope.length).split("/")[0] : undefined;
}

/** Whether a module is part of the tests, which may import what they test with. */
export function isTest(path) {
  return /\.test(?:-d)?\.tsx?$|\/(?:test|testing)\//.test(path);
}
