import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compareFindings, type Finding, printFinding } from "@rollcall/checked-yaml";
import { checkBasePackage, missingBasePackage } from "./addition/base-package.js";
import { checkSet } from "./checks/check-set.js";
import { additionTo } from "./emit-modules.js";
import { emitSets } from "./emit-sets.js";
import { type LoadedSet, lineage, type Finding as SetFinding } from "./formats/index.js";
import { createFileReader, type FileReader } from "./loading/file-reader.js";
import { loadDefinitions } from "./loading/load-definitions.js";
import { renameWords, type WordReplacements } from "./loading/rename-words.js";
import { compareOutputs, type Difference, printDifference } from "./output/compare-outputs.js";
import { createFormatter, type FormatFiles } from "./output/format-files.js";
import { byPath, nameCommand, type OutputFile } from "./output/output-file.js";
import { isApart, isInShare, type OutputLayout, type OutputShare } from "./output/outputs.js";
import { belongsTo, type Part } from "./output/parts.js";
import { createPrinter, type PrintModules } from "./typescript/print-modules.js";

/** Checks the references between the files of some sets and of their bases. Findings are in order of position. */
export function checkSets(sets: readonly LoadedSet[]): readonly Finding[] {
  const byFolder = new Map(sets.flatMap(lineage).map((set) => [set.folder, set] as const));
  const found = [...byFolder.values()].flatMap((set) => checkSet(set).map((finding) => placed(finding, set)));
  return found.sort(compareFindings);
}

/** A finding about a set with the position of what it is about. */
function placed({ file, path, message }: SetFinding, set: LoadedSet): Finding {
  const place = set.files.find((each) => each.file === file)?.locate(path) ?? { line: 1, column: 1 };
  return { path: file, ...place, message };
}

/** Input and output of generating. */
export interface GenerateOptions {
  /** Base of all paths. */
  readonly root: string;
  /** Folder of a definition set or of several, relative to the root. */
  readonly definitions: string;
  readonly layout: OutputLayout;
  /** The part to generate. Other files are not changed. Default: everything. */
  readonly only?: Part | undefined;
  /** The share of the outputs to generate. Other files are not changed. Default: everything. */
  readonly share?: OutputShare | undefined;
  /** Replacements of words in names on the wire. A set with replaced words is generated whole. Default: none. */
  readonly wireWords?: WordReplacements | undefined;
  /**
   * Whether a set whose base is in a package is generated whole, so that it does not import the package. Default: only
   * what the set adds and changes.
   */
  readonly whole?: boolean | undefined;
  /** Results of earlier runs. Default: none. */
  readonly memory?: Memory | undefined;
}

/** State that a run keeps for the next one, so that only changes are processed. */
export interface Memory {
  readonly reader: FileReader;
  readonly print: PrintModules;
  readonly format: FormatFiles;
}

/** An empty memory. */
export function createMemory(): Memory {
  return { reader: createFileReader(), print: createPrinter(), format: createFormatter() };
}

/** Generated files and remarks about them, or the findings in the definitions. */
export type Generated =
  | { readonly ok: true; readonly files: readonly OutputFile[]; readonly remarks: readonly string[] }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Generates all files in memory. The same definitions give the same bytes.
 * @throws WordError if words cannot be replaced
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const { root, layout, only, share, wireWords, whole, memory = createMemory() } = options;
  const loaded = await loadDefinitions({ ...options, reader: memory.reader });
  if (!loaded.ok) return loaded;
  const additions = loaded.sets.filter((set) => additionTo(set, options) !== undefined);
  const unlike = additions.flatMap((set) => checkBasePackage(root, set).map((finding) => placed(finding, set)));
  const findings = [...checkSets(loaded.sets), ...unlike];
  if (findings.length > 0) return { ok: false, findings };
  const sets = wireWords === undefined ? loaded.sets : renameWords(loaded.sets, wireWords);
  const files = await emitSets(sets, layout, { only, share, whole, print: memory.print, wireWords });
  const wanted = files.filter((file) => belongsTo(only, file) && isInShare(file.path, layout, share));
  const named = wanted.map((file) => nameCommand(file, layout.command));
  const remarks = [...new Set(additions.flatMap((set) => missingBasePackage(root, set)))];
  return { ok: true, files: [...(await memory.format(named))].sort(byPath), remarks };
}

/** Result of a run, with messages. */
export interface RunReport {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/**
 * Generates and compares. Fails with a message for each file that is missing, stale or stray. Writes nothing. Documents in
 * a folder of their own, and what a build makes, are not compared.
 */
export async function checkGenerated(all: GenerateOptions): Promise<RunReport> {
  const options = { ...all, share: "checked" } as const;
  const generated = await generate(options);
  if (!generated.ok) return refused(generated.findings);
  const differences = await compare(options, generated.files);
  if (differences.length === 0)
    return { ok: true, lines: [`${generated.files.length} generated files are up to date.`] };
  return {
    ok: false,
    lines: [...differences.map(printDifference), `Run ${options.layout.command}, and move stray files elsewhere.`],
  };
}

/** Generates, writes changed files, and removes generated files that no definition produces anymore. */
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
      ...foreign.slice(0, 1).map(() => "Move it elsewhere; the generator removes only generated files."),
      summary(generated.files, changed),
      ...placeOfDocuments(generated.files, options.layout),
      ...generated.remarks,
    ],
  };
}

/** Differences between the generated part and the existing files. In the folder of documents, other files are ignored. */
async function compare({ root, layout, only, share }: GenerateOptions, files: readonly OutputFile[]) {
  const { uncheckedFolder: apart, ownedFolders } = layout;
  const writesApart = files.some(({ path }) => isApart(path, layout));
  const owned = apart !== undefined && writesApart ? [...ownedFolders, apart] : ownedFolders;
  const differences = await compareOutputs(root, { ...layout, ownedFolders: owned }, files);
  const isWanted = ({ path, kind, generated }: Difference) =>
    isInShare(path, layout, share) && (!isApart(path, layout) || (writesApart && (generated || kind !== "stray")));
  return differences.filter((difference) => belongsTo(only, difference) && isWanted(difference));
}

/** Findings in definitions, as a report. */
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

/** Names the folder of documents that no check compares. */
function placeOfDocuments(files: readonly OutputFile[], layout: OutputLayout): readonly string[] {
  const apart = files.filter(({ path }) => isApart(path, layout));
  return apart.length === 0 ? [] : [`${apart.length} of them are documents in ${layout.uncheckedFolder}.`];
}
