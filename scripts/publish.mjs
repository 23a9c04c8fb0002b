// Publishes what is not yet on npm, with provenance. The tag of npm follows from the version: `latest` for 1.2.3, and `next` for
// 1.2.3-next.0, so that nobody installs a prerelease by accident. Only the release workflow runs it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { distTagOf } from "./lib/dist-tag.mjs";
import { publishedPackages, root } from "./lib/packages.mjs";
import { run } from "./lib/run.mjs";

const tags = new Set(publishedPackages().map(({ version }) => distTagOf(version)));
const pre = join(root, ".changeset/pre.json");
const mode = existsSync(pre) ? JSON.parse(readFileSync(pre, "utf8")) : undefined;
const isPre = mode?.mode === "pre";
const [tag] = tags;
if (tags.size !== 1 || isPre !== (tag === "next") || (isPre && mode.tag !== "next")) {
  process.stderr.write(
    `the versions ask for ${[...tags].join(" and ")}, and .changeset/pre.json for ${isPre ? mode.tag : "latest"}\n`,
  );
  process.exitCode = 1;
} else {
  // In prerelease mode, changesets itself publishes with the mode's tag, and refuses another.
  process.exitCode = await run("pnpm", ["exec", "changeset", "publish", ...(isPre ? [] : ["--tag", tag])]);
}
