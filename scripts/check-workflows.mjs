// Checks the workflows and actions of this repository, and those that it shows and generates, without GitHub.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/packages.mjs";
import { lintExamples, lintWorkflow } from "./workflows/lint-workflow.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const workflows = [
  ...globSync(".github/workflows/*.yml", { cwd: root }),
  ...globSync("packages/*/starter/.github/workflows/*.yml.template", { cwd: root }),
  "action.yml",
  "action/journal/action.yml",
];
const pages = globSync(["*.md", "docs/*.md", "{apps,packages,clients,deploy}/**/README.md"], {
  cwd: root,
  exclude: ["**/node_modules/**", "**/dist/**"],
});
const faults = [
  ...(await Promise.all(workflows.map((path) => lintWorkflow(path, read(path))))).flat(),
  ...pages.flatMap((path) => lintExamples(path, read(path))),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
