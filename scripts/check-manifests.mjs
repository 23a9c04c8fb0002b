// Checks that the package.json of every published package has what npm shows and what people search for, and that all
// packages take the versions of their dependencies from the catalog.
import { findForeignVersions, findManifestFaults } from "./lib/manifest-faults.mjs";
import { allPackages } from "./lib/packages.mjs";

for (const each of allPackages()) {
  const faults = each.private === true ? [] : findManifestFaults(each);
  for (const fault of [...faults, ...findForeignVersions(each)]) {
    process.stderr.write(`${each.folder}/package.json: ${fault}\n`);
    process.exitCode = 1;
  }
}
