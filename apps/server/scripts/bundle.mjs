// Bundles the command and the entries for imports into a few files: a process that reads five files answers earlier than
// one that reads a thousand small ones. `pnpm build` runs it after the compiler, which writes only declarations.
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { bundleSqlite } from "./bundle-sqlite.mjs";
import { splitLater } from "./later/split-later.mjs";
import { loadBuiltins } from "./load-builtins.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const repository = join(root, "../..");

/** The entries, by their path in `dist`. They share the modules that several of them import. */
const input = {
  command: "src/command.ts",
  index: "src/index.ts",
  "machine/check-node": "src/machine/check-node.ts",
  "run-command": "src/run-command.ts",
  "run-test-command": "src/run-test-command.ts",
  "testing/coverage": "src/testing/coverage.ts",
  "testing/jest": "src/testing/jest.ts",
  "testing/node-test": "src/testing/node-test.ts",
  "testing/open-test-server": "src/testing/open-test-server.ts",
  "testing/playwright": "src/testing/playwright.ts",
  "testing/vitest": "src/testing/vitest.ts",
};

// An earlier build may have written other modules. The declarations, and the files that the server serves, stay.
for (const name of globSync("**/*.{js,cjs}{,.map}", { cwd: dist, exclude: ["*-files"] })) rmSync(join(dist, name));

const bundle = await rolldown({
  cwd: root,
  input,
  platform: "node",
  plugins: [bundleSqlite, loadBuiltins],
  // No part imports an entry, which may need more than the part.
  experimental: { chunkOptimization: false },
  // pg loads its native part only if it is installed, and the test runners are the user's own.
  external: ["@playwright/test", "jest-environment-node", "pg-native", "vitest"],
  resolve: {
    conditionNames: ["@rollcall/source", "node"],
    extensionAlias: { ".js": [".ts", ".js"] },
  },
});
const { output } = await bundle.write({
  dir: dist,
  format: "esm",
  // Names and lines stay, so that stacks are readable.
  comments: false,
  // What every entry needs is one file. The command and the runners of tests add their own parts. What many methods share
  // is two more, of which users and messages need the small one, and so is what those of messages and of users share: a
  // first call reads few files, and little that it does not run.
  codeSplitting: {
    groups: [
      { name: "server", tags: ["$initial"], test: isCommon, priority: 6 },
      { name: "views", test: isOfViews, minShareCount: 2, priority: 1 },
      { name: "reach", test: isOfReach, minShareCount: 6, priority: 5 },
      { name: "rules", test: isRule, minShareCount: 6, priority: 3 },
      { name: "messages", test: isOfMessages, minShareCount: 3, priority: 4 },
      { name: "people", test: isOfPeople, minShareCount: 2, priority: 1 },
    ],
  },
  entryFileNames: "[name].js",
  chunkFileNames: "parts/[name].js",
});
await bundle.close();

// With a single character beyond Latin-1, the engine would keep the whole file with two bytes per character.
for (const { fileName } of output.filter(({ type }) => type === "chunk")) {
  const file = join(dist, fileName);
  writeFileSync(file, toAscii(readFileSync(file, "utf8")));
}

splitLater(dist);

// For the test of the import's cost; it is not published.
const sizes = output
  .filter(({ type }) => type === "chunk")
  .map(({ fileName, modules }) => [fileName, sizesOf(modules)]);
writeFileSync(join(dist, "modules.json"), JSON.stringify(Object.fromEntries(sizes)));

const folders = new Set(output.flatMap(({ moduleIds = [] }) => moduleIds).flatMap(foreignFolder));
const notices = [...folders].map(readNotice).sort();
writeFileSync(join(dist, "third-party-licenses.txt"), notices.join(`\n${"-".repeat(80)}\n\n`));

/** Whether a module that some entry imports is one that every entry imports. */
function isCommon(id) {
  return !/\/node_modules\/commander\/|\/apps\/server\/src\/(command|machine\/(check-node|release-memory)|test-command|testing|index|run-command|run-test-command)\b/.test(
    id.replaceAll("\\", "/"),
  );
}

/** Whether a module has a rule of several subjects. Messages, the table of events and the Markdown of canvases are apart,
 * because they are large. */
function isRule(id) {
  return (
    id.includes("/packages/service/src/") &&
    !/\/(values\/default-events\.|rules\/canvases\/markdown\/)/.test(id) &&
    ![isOfMessages, isOfViews, isOfWorlds].some((isOf) => isOf(id))
  );
}

/** Whether a module decides whom and which conversations a caller reaches, as most calls do, or how users are shown. */
function isOfReach(id) {
  const [, path = ""] = id.split("/packages/service/src/");
  return (
    /^(rules\/(directory|users\/representation)|store\/(decide|refusal)|values\/(?!default-)|model\/caller)\b/.test(
      path,
    ) || /^rules\/conversations\/(sharing|direct|find-conversation|files\/(find-file|publish-files))\b/.test(path)
  );
}

/** Whether a module checks what apps show: blocks, views and the manifests that allow them. */
function isOfViews(id) {
  return /\/packages\/service\/src\/rules\/(blocks|views|apps\/manifest)\//.test(id);
}

function isOfMessages(id) {
  return /\/packages\/service\/src\/(rules\/messages\/|values\/default-text)/.test(id);
}

/** Whether a module reads or writes world files, which need all of zod. */
function isOfWorlds(id) {
  return /\/packages\/service\/src\/worlds\//.test(id);
}

function isOfPeople(id) {
  return /\/packages\/(service\/src\/rules\/users\/representation\/|api\/src\/generated\/webapi\/types\/(enterprise-)?user(-profile)?\.)/.test(
    id,
  );
}

/** Escapes the characters beyond ASCII in the texts and patterns of a program. */
function toAscii(code) {
  if (/\\[^\0-\x7f]|String\.raw/.test(code)) throw new Error("An escape would change the meaning here.");
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The bytes that packages of npm, and folders of sources, have in a file of the bundle. */
function sizesOf(modules) {
  const bytes = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const [folder] = foreignFolder(id);
    const name = folder?.split("/node_modules/").at(-1) ?? dirname(relative(repository, id)).replaceAll("\\", "/");
    bytes[name] = (bytes[name] ?? 0) + renderedLength;
  }
  return bytes;
}

/** The folder of the package that a module belongs to; undefined for modules of this repository. */
function foreignFolder(id) {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/")) ?? [];
  return folder === undefined ? [] : [folder];
}

function readNotice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  return `${name} ${version} (${license})\n${text}`;
}
