import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RunReport } from "../generate.js";

/** Returns the version of this package. */
export async function ownVersion(): Promise<string> {
  const text = await readFile(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}

const starter = fileURLToPath(new URL("../../starter", import.meta.url));
/** File name ending that keeps tools from treating the templates as files of this package. */
const ending = ".template";

/**
 * Creates a small project: a SCIM extension, a method and an event for the service, and a test that compiles. If one of its files
 * exists, nothing is written.
 */
export async function writeStarter(folder: string): Promise<RunReport> {
  const entries = await readdir(starter, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(starter.length + 1))
    .sort();
  const files = paths.map((from) => ({ from, to: from.endsWith(ending) ? from.slice(0, -ending.length) : from }));
  const taken = files.filter(({ to }) => existsSync(join(folder, to)));
  if (taken.length > 0) {
    const lines = taken.map(({ to }) => `${to} already exists.`);
    return {
      ok: false,
      lines: [...lines, "Nothing was written. Choose another folder: rollcall-codegen init <folder>."],
    };
  }
  const version = await ownVersion();
  for (const { from, to } of files) {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    const text = await readFile(join(starter, from), "utf8");
    await writeFile(join(folder, to), text.replaceAll("__VERSION__", version));
  }
  return {
    ok: true,
    lines: [...files.map(({ to }) => to), "Next: npm install, npm run generate, npm test. README.md explains more."],
  };
}
