// Tries the next release on a copy: `changeset version` must raise every published package to one common version above the
// current one, write its changelog, and use up all changesets. The workspace stays unchanged.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { exec } from "./lib/exec.mjs";
import { allPackages, publishedPackages, root } from "./lib/packages.mjs";

const manifests = allPackages().map((each) => join(each.folder, "package.json"));
const copied = ["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml", ".changeset", ...manifests];
const folder = mkdtempSync(join(tmpdir(), "rollcall-release-"));
const faults = [];
try {
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  const before = changesets();
  const author = ["-c", "user.name=rollcall", "-c", "user.email=rollcall@example.invalid"];
  const git = (...args) => exec("git", [...author, ...args], { cwd: folder });
  await git("init", "--quiet", "--initial-branch=main");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "copy");
  await exec(join(root, "node_modules", ".bin", "changeset"), ["version"], { cwd: folder });
  if (before.length === 0) process.stdout.write("no changesets: nothing to release\n");
  else check(before);
} catch (error) {
  faults.push(error.message);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** The pending changesets. */
function changesets() {
  return readdirSync(join(folder, ".changeset")).filter((name) => name.endsWith(".md") && name !== "README.md");
}

function check(before) {
  for (const name of changesets()) faults.push(`.changeset/${name} was not used`);
  const packages = publishedPackages().map(({ name, folder: place, version }) => {
    const next = JSON.parse(readFileSync(join(folder, place, "package.json"), "utf8")).version;
    if (next === version) faults.push(`${name} stays at ${version}`);
    if (!existsSync(join(folder, place, "CHANGELOG.md"))) faults.push(`${name} gets no changelog`);
    return next;
  });
  const versions = [...new Set(packages)];
  if (versions.length > 1) faults.push(`the packages get several versions: ${versions.join(", ")}`);
  process.stdout.write(`${before.length} changesets make ${versions.join(", ")} of ${packages.length} packages\n`);
}
