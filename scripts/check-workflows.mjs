// Checks the workflows and actions of this repository without GitHub.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/packages.mjs";
import { lintWorkflow } from "./workflows/lint-workflow.mjs";

const paths = [...globSync(".github/workflows/*.yml", { cwd: root }), "action.yml", "action/journal/action.yml"];
const faults = await Promise.all(paths.map((path) => lintWorkflow(path, readFileSync(join(root, path), "utf8"))));
for (const fault of faults.flat()) process.stderr.write(`${fault}\n`);
process.exitCode = faults.flat().length === 0 ? 0 : 1;
