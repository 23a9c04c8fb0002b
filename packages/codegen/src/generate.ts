import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Finding, printFinding } from "@rollcall/checked-yaml";
import { checkSets } from "./check-sets.js";
import { compareOutputs, type Difference, printDifference } from "./compare-outputs.js";
import { emitSets } from "./emit-sets.js";
import { formatFiles } from "./format-files.js";
import { loadDefinitions } from "./load-definitions.js";
import { byPath, type OutputFile } from "./output-file.js";
import type { OutputLayout } from "./outputs.js";

/** What to generate from, and where to. */
export interface GenerateOptions {
  /** Folder that every path is relative to. */
  readonly root: string;
  /** A definition set's folder, or a folder of such, relative to the root. */
  readonly definitions: string;
  readonly layout: OutputLayout;
}

/** Generated files, or what is wrong with the definitions. */
export type Generated =
  | { readonly ok: true; readonly files: readonly OutputFile[] }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Makes every file in memory. The same definitions give the same bytes. */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const loaded = await loadDefinitions(options);
  if (!loaded.ok) return loaded;
  const findings = checkSets(loaded.sets);
  if (findings.length > 0) return { ok: false, findings };
  const files = await emitSets(loaded.sets, options.layout);
  return { ok: true, files: [...(await formatFiles(files))].sort(byPath) };
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
  const differences = await compareOutputs(options.root, options.layout, generated.files);
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
  const { root, layout } = options;
  const differences = await compareOutputs(root, layout, generated.files);
  const foreign = differences.filter(({ kind, generated: made }) => kind === "stray" && !made);
  const texts = new Map(generated.files.map(({ path, text }) => [path, text]));
  const changed = differences.filter((difference) => !foreign.includes(difference));
  await Promise.all(changed.map(({ path }) => put(join(root, path), texts.get(path))));
  return {
    ok: foreign.length === 0,
    lines: [
      ...foreign.map(printDifference),
      ...foreign.slice(0, 1).map(() => "Move it elsewhere; the generator does not remove what it did not make."),
      summary(generated.files, changed),
    ],
  };
}

function refused(findings: readonly Finding[]): RunReport {
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
