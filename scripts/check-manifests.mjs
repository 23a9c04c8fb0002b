// Checks that the package.json of every published package has what npm shows and what people search for.
import { findManifestFaults } from "./lib/manifest-faults.mjs";
import { publishedPackages } from "./lib/packages.mjs";

for (const each of publishedPackages()) {
  for (const fault of findManifestFaults(each)) {
    process.stderr.write(`${each.folder}/package.json: ${fault}\n`);
    process.exitCode = 1;
  }
}
