import { createReadStream } from "node:fs";
import { appendFile, open, rm, stat, truncate } from "node:fs/promises";
import { z } from "zod";
import { CommandError, exitCodes } from "../describe-error.js";
import { parseJson } from "../parse-json.js";
import { readLines, rowSourceSchema } from "./read-row.js";

const headSchema = z.strictObject({
  /** Digest of the imported file. */
  file: z.string(),
  url: z.string(),
  scim: z.string(),
});
const entrySchema = z.strictObject({
  line: z.int(),
  outcome: z.enum(["created", "existing", "failed"]),
  id: z.string().exactOptional(),
  /** Code, or a description of the problem with the row. */
  error: z.string().exactOptional(),
  /** Content of a failed row. */
  source: rowSourceSchema.exactOptional(),
});

/** File and server of an import. Only the same import can continue. */
type ImportLogHead = Readonly<z.infer<typeof headSchema>>;

/** The result of one row. */
export type ImportLogEntry = Readonly<z.infer<typeof entrySchema>>;

/** The progress of an import. */
export interface Progress {
  readonly created: number;
  readonly existing: number;
  readonly failed: number;
  /** Line of the last completed row; 0 for none. */
  readonly line: number;
}

/** The number of completed rows. */
export function rowsDone({ created, existing, failed }: Progress): number {
  return created + existing + failed;
}

/** A file next to an import that records the result of each row as a line. */
export interface ImportLog {
  /** The progress when it was opened. */
  readonly progress: Progress;
  /** Whether an import continues. The process may have been killed before it recorded its last row. */
  readonly isContinued: boolean;
  add(entry: ImportLogEntry): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the log of an import, or creates one.
 * @throws CommandError if it belongs to another import
 */
export async function openImportLog(path: string, head: ImportLogHead): Promise<ImportLog> {
  const found = await readImportLog(path, head);
  const file = await open(path, "a", 0o600);
  if (found === undefined) await file.appendFile(`${JSON.stringify(head)}\n`);
  return {
    progress: found ?? nothing,
    isContinued: found !== undefined,
    add: (entry) => file.appendFile(`${JSON.stringify(entry)}\n`),
    close: () => file.close(),
  };
}

/** Reads the failed rows in the order of the file. */
export async function* failuresOf(path: string): AsyncGenerator<ImportLogEntry, void> {
  for await (const { line, text } of readLines(createReadStream(path, "utf8"))) {
    const entry = line === 1 ? undefined : readEntry(text);
    if (entry?.outcome === "failed") yield entry;
  }
}

/** Removes the log of a completed import. */
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
      // A process that was killed while writing leaves an incomplete last line.
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

/** Cuts off an incomplete last line, and adds a missing line end. */
async function cutTo(path: string, length: number): Promise<void> {
  const { size } = await stat(path);
  if (size > length) await truncate(path, length);
  if (size < length) await appendFile(path, "\n");
}

function checkHead(path: string, text: string, head: ImportLogHead): Progress {
  const found = headSchema.safeParse(parseJson(text));
  const sentence = `remove ${path} to start over`;
  if (!found.success) throw new CommandError(`${path} is not the record of an import; ${sentence}`, exitCodes.usage);
  if (found.data.file !== head.file)
    throw new CommandError(
      `the file has changed since its import was interrupted; restore it, or ${sentence}`,
      exitCodes.usage,
    );
  if (found.data.url !== head.url || found.data.scim !== head.scim)
    throw new CommandError(
      `the interrupted import went to ${found.data.url} over SCIM ${found.data.scim}; use the same options, or ${sentence}`,
      exitCodes.usage,
    );
  return nothing;
}

function readEntry(text: string): ImportLogEntry | undefined {
  return entrySchema.safeParse(parseJson(text)).data;
}
