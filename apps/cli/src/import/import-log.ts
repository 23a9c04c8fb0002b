import { createReadStream } from "node:fs";
import { appendFile, open, rm, stat, truncate } from "node:fs/promises";
import { z } from "zod";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { readLines } from "./read-lines.js";
import { rowSourceSchema } from "./row-source.js";

const headSchema = z.strictObject({
  /** Digest of the file that is imported. */
  file: z.string(),
  url: z.string(),
  scim: z.string(),
});
const entrySchema = z.strictObject({
  line: z.int(),
  outcome: z.enum(["created", "existing", "failed"]),
  id: z.string().exactOptional(),
  /** Code, or the words for what is wrong with the row. */
  error: z.string().exactOptional(),
  /** Of a row that failed, what it says. */
  source: rowSourceSchema.exactOptional(),
});

/** What is imported where; an interrupted import goes on only with the same. */
type ImportLogHead = Readonly<z.infer<typeof headSchema>>;

/** What became of one row. */
export type ImportLogEntry = Readonly<z.infer<typeof entrySchema>>;

/** How far an import is. */
export interface Progress {
  readonly created: number;
  readonly existing: number;
  readonly failed: number;
  /** Line of the last row that is done; 0 for none. */
  readonly line: number;
}

/** How many rows are done. */
export function rowsDone({ created, existing, failed }: Progress): number {
  return created + existing + failed;
}

/** The file beside an import that says what is done, a line a row. */
export interface ImportLog {
  /** Where it was when it was opened. */
  readonly progress: Progress;
  /** Whether an import goes on; the process that began it may have been killed between a row and its note. */
  readonly goesOn: boolean;
  add(entry: ImportLogEntry): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the log of an import, or begins one.
 * @throws CommandError where it belongs to another import
 */
export async function openImportLog(path: string, head: ImportLogHead): Promise<ImportLog> {
  const found = await readImportLog(path, head);
  const file = await open(path, "a", 0o600);
  if (found === undefined) await file.appendFile(`${JSON.stringify(head)}\n`);
  return {
    progress: found ?? nothing,
    goesOn: found !== undefined,
    add: (entry) => file.appendFile(`${JSON.stringify(entry)}\n`),
    close: () => file.close(),
  };
}

/** The rows that failed, in the order of the file. */
export async function* failuresOf(path: string): AsyncGenerator<ImportLogEntry, void> {
  for await (const { line, text } of readLines(createReadStream(path, "utf8"))) {
    const entry = line === 1 ? undefined : readEntry(text);
    if (entry?.outcome === "failed") yield entry;
  }
}

/** Removes the log of an import that is done. */
export async function removeImportLog(path: string): Promise<void> {
  await rm(path, { force: true });
}

const nothing: Progress = { created: 0, existing: 0, failed: 0, line: 0 };

async function readImportLog(path: string, head: ImportLogHead): Promise<Progress | undefined> {
  let progress: Progress | undefined;
  let wholeLength = 0;
  try {
    for await (const { line, text } of readLines(createReadStream(path, "utf8"))) {
      if (line === 1) progress = checkHead(path, text, head);
      const entry = line === 1 ? undefined : readEntry(text);
      // A process that was killed while it wrote leaves half a line, which is the last one.
      if (line > 1 && entry === undefined) break;
      wholeLength += Buffer.byteLength(text) + 1;
      if (progress !== undefined && entry !== undefined)
        progress = { ...progress, line: entry.line, [entry.outcome]: progress[entry.outcome] + 1 };
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  if (progress !== undefined) await cutTo(path, wholeLength);
  return progress;
}

/** Makes what is whole the end of the file: half a line is cut off, a missing line end added. */
async function cutTo(path: string, length: number): Promise<void> {
  const { size } = await stat(path);
  if (size > length) await truncate(path, length);
  if (size < length) await appendFile(path, "\n");
}

function checkHead(path: string, text: string, head: ImportLogHead): Progress {
  const found = headSchema.safeParse(parse(text));
  const sentence = `remove ${path} to start over`;
  if (!found.success) throw new CommandError(`${path} is no file of an import; ${sentence}`, exitCodes.usage);
  if (found.data.file !== head.file)
    throw new CommandError(
      `the file has changed since its import was interrupted; bring it back, or ${sentence}`,
      exitCodes.usage,
    );
  if (found.data.url !== head.url || found.data.scim !== head.scim)
    throw new CommandError(
      `the interrupted import went to ${found.data.url} over SCIM ${found.data.scim}; say the same again, or ${sentence}`,
      exitCodes.usage,
    );
  return nothing;
}

function readEntry(text: string): ImportLogEntry | undefined {
  return entrySchema.safeParse(parse(text)).data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
