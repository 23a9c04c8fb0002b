// Compares the api.md of each package with the exports of its build; with `--write`, updates the files. Run a build first.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeApi } from "./lib/describe-api.mjs";
import { publishedPackages, root } from "./lib/packages.mjs";

const write = process.argv.includes("--write");
const stale = publishedPackages().filter((each) => {
  const path = join(root, each.folder, "api.md");
  const text = describeApi(each);
  if (text === undefined || (existsSync(path) && readFileSync(path, "utf8") === text)) return false;
  if (write) writeFileSync(path, text);
  return true;
});
const said = write ? "written" : "is not what the package exports: run pnpm api";
for (const { folder } of stale) process.stdout.write(`${folder}/api.md ${said}\n`);
process.exitCode = write || stale.length === 0 ? 0 : 1;
