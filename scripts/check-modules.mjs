// Checks how the modules of this repository use each other. Prints `path: what is wrong` for each finding and exits with 1
// if there is one. STYLE.md, section Packages, has the rules.
import { findForeignImports } from "./lib/modules/find-foreign-imports.mjs";
import { readModules } from "./lib/modules/read-modules.mjs";
import { findArrowsUp } from "./lib/modules/service-rooms.mjs";
import { root } from "./lib/packages.mjs";

const house = { modules: readModules(root) };
const findings = [...findArrowsUp(house), ...findForeignImports(house)];
for (const { path, message } of findings) process.stdout.write(`${path}: ${message}\n`);
if (findings.length > 0) process.exitCode = 1;
