// Makes one file of the many modules that the command starts with, and a few of what it needs only at times: a process
// that reads a thousand small files has not answered yet when one that reads five has. Run by `pnpm build`, after the
// compiler; what is imported as a library stays as it was compiled.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

// Pieces stand beside the command itself, from where `packageFile` finds the package's folder.
const piece = /^command-.*\.js(\.map)?$/;
// The compiler's maps are of what is written over below; a bundle has none, since what it is made of is not published.
const overwritten = /^(run-)?command\.js\.map$/;
for (const name of readdirSync(dist).filter((each) => piece.test(each) || overwritten.test(each)))
  rmSync(join(dist, name));

const bundle = await rolldown({
  cwd: root,
  input: { command: "src/command.ts", "run-command": "src/run-command.ts" },
  platform: "node",
  // Native code is found by where its package lies; pg asks for its own only where it is installed.
  external: ["better-sqlite3", "pg-native"],
  resolve: {
    conditionNames: ["@rollcall/source", "node"],
    extensionAlias: { ".js": [".ts", ".js"] },
  },
});
const { output } = await bundle.write({
  dir: dist,
  format: "esm",
  // Names and lines stay, for whoever reads a stack.
  comments: false,
  chunkFileNames: "command-[name].js",
});
await bundle.close();

// One letter beyond Latin would make the engine keep two bytes for each of a whole file, as long as the process lives.
for (const { fileName } of output.filter(({ type }) => type === "chunk")) {
  const file = join(dist, fileName);
  writeFileSync(file, toAscii(readFileSync(file, "utf8")));
}

const folders = new Set(output.flatMap(({ moduleIds = [] }) => moduleIds).flatMap(foreignFolder));
const notices = [...folders].map(readNotice).sort();
writeFileSync(join(dist, "third-party-licenses.txt"), notices.join(`\n${"-".repeat(80)}\n\n`));

/** The same program, whose texts and patterns have escapes for letters beyond ASCII. */
function toAscii(code) {
  if (/\\[^\0-\x7f]|String\.raw/.test(code)) throw new Error("An escape would mean something else here.");
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The folder of the package that a module is of, where that is not one of ours. */
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
