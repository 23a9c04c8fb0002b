import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { OutputFile } from "./output-file.js";

/** Formatter settings for generated text, the same on every machine. */
const formatting = {
  root: true,
  vcs: { enabled: false },
  // An OpenAPI document of many methods is longer than Biome's own limit of 1 MiB.
  files: { maxSize: 64 * 1024 * 1024 },
  formatter: { indentStyle: "space", indentWidth: 2, lineWidth: 120, lineEnding: "lf" },
  // Objects that fit on a line take one.
  json: { formatter: { expand: "never" } },
  linter: { enabled: false },
  assist: { enabled: true, actions: { source: { organizeImports: "on" } } },
};

const run = promisify(execFile);

/**
 * Formats TypeScript, JSON and Markdown with one run of Biome in a temporary folder. Other files are not changed. The
 * configuration is the generator's own, so that the same definitions give the same bytes in every project.
 *
 * @throws Error with Biome's message if a text does not parse
 */
export async function formatFiles(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-codegen-"));
  try {
    await writeFile(join(folder, "biome.json"), JSON.stringify(formatting));
    await Promise.all(files.filter(isFormatted).map((file) => put(folder, file)));
    await runBiome(folder);
    return await Promise.all(files.map((file) => (isFormatted(file) ? take(folder, file) : file)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isFormatted(file: OutputFile): boolean {
  return /\.(ts|json|md)$/.test(file.path);
}

async function put(folder: string, file: OutputFile): Promise<void> {
  const path = join(folder, file.path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file.text);
}

async function take(folder: string, file: OutputFile): Promise<OutputFile> {
  return { path: file.path, text: await readFile(join(folder, file.path), "utf8") };
}

/** Formats files, but only those that have changed since the last time. */
export type FormatFiles = (files: readonly OutputFile[]) => Promise<readonly OutputFile[]>;

/** Creates a formatter that remembers the last text of each file. */
export function createFormatter(): FormatFiles {
  const known = new Map<string, { readonly raw: string; readonly file: OutputFile }>();
  return async (files) => {
    const changed = files.filter(({ path, text }) => known.get(path)?.raw !== text);
    const laidOut = changed.length === 0 ? [] : await formatFiles(changed);
    for (const [i, file] of laidOut.entries()) known.set(file.path, { raw: changed[i]?.text ?? "", file });
    return files.map((file) => known.get(file.path)?.file ?? file);
  };
}

async function runBiome(folder: string): Promise<void> {
  const flags = ["check", "--write", "--no-errors-on-unmatched", "--colors=off", "--max-diagnostics=20", "."];
  const [command, ...args] = biomeCommand();
  try {
    await run(command, [...args, ...flags], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const said = (error as { readonly stderr?: string }).stderr ?? "";
    throw new Error(`Biome could not format the generated files.\n${said}`, { cause: error });
  }
}

/**
 * Biome's program, if it is installed next to its script. The script takes longer to find the program than the program
 * takes to run.
 */
function biomeCommand(): readonly [string, ...string[]] {
  const script = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const { resolve: find } = createRequire(script);
  const ending = process.platform === "win32" ? ".exe" : "";
  for (const libc of ["", "-musl"]) {
    try {
      return [find(`@biomejs/cli-${process.platform}-${process.arch}${libc}/biome${ending}`)];
    } catch {
      // If neither is installed, the script prints a message.
    }
  }
  return [process.execPath, script];
}
