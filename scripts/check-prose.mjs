// Finds phrases that read as if translated (scripts/lib/phrases.mjs) in definitions, documents, changesets, comments,
// docstrings and messages, and docstrings that begin with a question word. Prints `path:line:column  "phrase": say "…"` for
// each and exits with 1 if there is one.
// Paths may be given to check only the files below them.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findPhrases } from "./lib/find-phrases.mjs";

/** The files that people write by hand. */
const written = /\.(?:md|ya?ml|[mc]?[jt]sx?|sh|html|css|service)$|(?:^|\/)(?:Dockerfile|Caddyfile|run)$/;

/** Generated files, which change with their sources, and the files that quote the phrases or have them in answers. */
const skipped = [
  /(?:^|\/)(?:generated|expected|node_modules)\//,
  /(?:^|\/)(?:api|CHANGELOG)\.md$/,
  /^docs\/(?:reference\/|assumptions\.md$|scim-requirements\.md$)/,
  /^definitions\/(?:meta|openapi)\//,
  /^pnpm-lock\.yaml$/,
  /^scripts\/(?:lib\/phrases\.mjs|check-prose\.test\.ts)$/,
];

const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...process.argv.slice(2)], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
const paths = stdout
  .split("\n")
  .filter((path) => written.test(path) && !skipped.some((pattern) => pattern.test(path)))
  .filter((path) => existsSync(path));

let count = 0;
for (const path of new Set(paths)) {
  for (const { line, column, phrase, say } of findPhrases(path, readFileSync(path, "utf8"))) {
    process.stdout.write(`${path}:${line}:${column}  "${phrase}": say "${say}"\n`);
    count += 1;
  }
}
if (count > 0) process.exitCode = 1;
process.stdout.write(count === 0 ? "" : `${count} phrases to rewrite; STYLE.md, section Prose, says how\n`);
