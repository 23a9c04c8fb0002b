// Checks that the package.json of every published package has what npm shows and what people search for, and that all
// packages take the versions of their dependencies from the catalog, and run on every Node that they promise.
import { findForeignVersions, findManifestFaults, findNodeFaults } from "./lib/manifest-faults.mjs";
import { allPackages } from "./lib/packages.mjs";

const packages = allPackages();
for (const each of packages) {
  const faults = each.private === true ? [] : [...findManifestFaults(each), ...findNodeFaults(each, packages)];
  for (const fault of [...faults, ...findForeignVersions(each)]) {
    process.stderr.write(`${each.folder}/package.json: ${fault}\n`);
    process.exitCode = 1;
  }
}
