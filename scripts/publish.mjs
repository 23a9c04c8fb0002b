// Publishes what is not yet on npm, with provenance, under the tag that follows from the versions. Only the release workflow runs it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages, root } from "./lib/packages.mjs";
import { run } from "./lib/run.mjs";
import { distTagOf } from "./lib/versions.mjs";

const pre = join(root, ".changeset/pre.json");
const mode = existsSync(pre) ? JSON.parse(readFileSync(pre, "utf8")) : undefined;
const versions = new Set(publishedPackages().map(({ version }) => version));
const tag = distTagOf([...versions], mode);
// In prerelease mode, changesets itself publishes with the mode's tag, and refuses another.
process.exitCode = await run("pnpm", ["exec", "changeset", "publish", ...(tag === "latest" ? ["--tag", tag] : [])]);
