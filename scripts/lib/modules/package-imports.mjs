import { basename } from "node:path";
import { allPackages } from "../packages.mjs";

const scope = "@rollcall/";

/** Which packages the sources of each may import: its `dependencies`. docs/architecture.md shows it as a picture. */
export const packageImports = Object.fromEntries(
  allPackages().map(({ folder, dependencies = {} }) => [
    basename(folder),
    Object.keys(dependencies).flatMap((name) => importedPackage(name) ?? []),
  ]),
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
