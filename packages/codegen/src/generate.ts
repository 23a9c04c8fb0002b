import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Finding, printFinding } from "@rollcall/checked-yaml";
import { checkSets } from "./check-sets.js";
import { compareOutputs, type Difference, printDifference } from "./compare-outputs.js";
import { emitSets } from "./emit-sets.js";
import { createFileReader, type FileReader } from "./file-reader.js";
import { createFormatter, type FormatFiles } from "./format-files.js";
import { loadDefinitions } from "./load-definitions.js";
import { byPath, type OutputFile } from "./output-file.js";
import type { OutputLayout } from "./outputs.js";
import { belongsTo, type Part } from "./parts.js";
import { renameWords, type WordReplacements } from "./rename-words.js";
import { createPrinter, type PrintModules } from "./typescript/print-modules.js";

/** What to generate from, and where to. */
export interface GenerateOptions {
  /** Folder that every path is relative to. */
  readonly root: string;
  /** A definition set's folder, or a folder of such, relative to the root. */
  readonly definitions: string;
  readonly layout: OutputLayout;
  /** The part that is made; the files of others are left as they are. Absent means everything. */
  readonly only?: Part | undefined;
  /** Words that take the places of others in names on the wire; absent means none. */
  readonly wireWords?: WordReplacements | undefined;
  /** What earlier runs have made; absent means nothing. */
  readonly memory?: Memory | undefined;
}

/** What a run keeps for the next one, so that only what has changed is made anew. */
export interface Memory {
  readonly reader: FileReader;
  readonly print: PrintModules;
  readonly format: FormatFiles;
}

/** An empty memory. */
export function createMemory(): Memory {
  return { reader: createFileReader(), print: createPrinter(), format: createFormatter() };
}

/** Generated files, or what is wrong with the definitions. */
export type Generated =
  | { readonly ok: true; readonly files: readonly OutputFile[] }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Makes every file in memory. The same definitions give the same bytes.
 * @throws WordError where words cannot take the places of others
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const { layout, only, wireWords, memory = createMemory() } = options;
  const loaded = await loadDefinitions({ ...options, reader: memory.reader });
  if (!loaded.ok) return loaded;
  const findings = checkSets(loaded.sets);
  if (findings.length > 0) return { ok: false, findings };
  const sets = wireWords === undefined ? loaded.sets : renameWords(loaded.sets, wireWords);
  const files = await emitSets(sets, layout, { only, print: memory.print });
  const wanted = files.filter((file) => belongsTo(only, file));
  return { ok: true, files: [...(await memory.format(wanted))].sort(byPath) };
}

/** What a run did or found, as sentences for a person. */
export interface RunReport {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** Generates and compares: fails with a sentence for each file that is missing, stale or stray. Writes nothing. */
export async function checkGenerated(options: GenerateOptions): Promise<RunReport> {
  const generated = await generate(options);
  if (!generated.ok) return refused(generated.findings);
  const differences = await compare(options, generated.files);
  if (differences.length === 0)
    return { ok: true, lines: [`${generated.files.length} generated files are as their definitions give them.`] };
  return {
    ok: false,
    lines: [...differences.map(printDifference), "Run pnpm generate, and move what is not generated elsewhere."],
  };
}

/** Generates, writes what has changed and removes generated files that no definition gives any longer. */
export async function writeGenerated(options: GenerateOptions): Promise<RunReport> {
  const generated = await generate(options);
  if (!generated.ok) return refused(generated.findings);
  const differences = await compare(options, generated.files);
  const foreign = differences.filter(({ kind, generated: made }) => kind === "stray" && !made);
  const texts = new Map(generated.files.map(({ path, text }) => [path, text]));
  const changed = differences.filter((difference) => !foreign.includes(difference));
  await Promise.all(changed.map(({ path }) => put(join(options.root, path), texts.get(path))));
  return {
    ok: foreign.length === 0,
    lines: [
      ...foreign.map(printDifference),
      ...foreign.slice(0, 1).map(() => "Move it elsewhere; the generator does not remove what it did not make."),
      summary(generated.files, changed),
    ],
  };
}

/** Differences in the part that was made. */
async function compare({ root, layout, only }: GenerateOptions, files: readonly OutputFile[]) {
  const differences = await compareOutputs(root, layout, files);
  return differences.filter((difference) => belongsTo(only, difference));
}

/** What is wrong with definitions, as sentences for a person. */
export function refused(findings: readonly Finding[]): RunReport {
  const many = `${findings.length} finding${findings.length === 1 ? "" : "s"} in the definitions; nothing was generated.`;
  return { ok: false, lines: [...findings.map(printFinding), many] };
}

async function put(path: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(path);
  await mkdir(dirname(path), { recursive: true });
  return writeFile(path, text);
}

function summary(files: readonly OutputFile[], changed: readonly Difference[]): string {
  const removed = changed.filter(({ kind }) => kind === "stray").length;
  return `${files.length} files generated: ${changed.length - removed} written, ${removed} removed.`;
}
