import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { z } from "zod";
import { CommandError, describeFileError, exitCodes } from "../describe-error.js";

/** One user of an import file. */
export interface ImportRow {
  /** Number of its first line, from 1. */
  readonly line: number;
  /** The user as in a report of failed rows. */
  readonly source: RowSource;
  /** The body that creates the user, or the problem with the row. */
  readonly read: ReadRow;
}

/** The content of a row, or the reason why it cannot be read. */
export type ReadRow =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string };

/** A row of an import file: the user as in SCIM, or the text of an unreadable row. */
export type RowSource =
  | { readonly user: Readonly<Record<string, unknown>> }
  | {
      readonly text: string;
      /** Header of the CSV file. Absent for JSON. */
      readonly columns?: readonly string[];
    };

/** Validates a {@link RowSource}. */
export const rowSourceSchema: z.ZodType<RowSource> = z.union([
  z.object({ user: z.record(z.string(), z.unknown()) }),
  z.object({ text: z.string(), columns: z.array(z.string()).exactOptional() }),
]);

/** Reads the content of a row. A mistake is a value, so that later rows are still read. */
export function readRow(read: () => Readonly<Record<string, unknown>>): ReadRow {
  try {
    return { ok: true, body: read() };
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, message: error.message };
    if (error instanceof SyntaxError) return { ok: false, message: `not JSON: ${error.message}` };
    throw error;
  }
}

/** A line of text. */
interface Line {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Splits chunks of text into lines. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<Line, void> {
  let [line, rest] = [0, ""];
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      line += 1;
      yield { line, text: text.replace(/\r$/, "") };
    }
  }
  if (rest !== "") yield { line: line + 1, text: rest };
}

/** A file that is read in chunks. */
interface FilePieces {
  readonly pieces: AsyncIterable<string>;
  /** Digest of the data read so far. */
  readonly digest: () => string;
}

/** Opens a file for reading in chunks, one in memory at a time. Iteration throws CommandError if the file cannot be read. */
export function openPieces(path: string): FilePieces {
  const hash = createHash("sha256");
  return { pieces: readPieces(path, (bytes) => hash.update(bytes)), digest: () => hash.copy().digest("hex") };
}

async function* readPieces(path: string, onBytes: (bytes: Buffer) => void): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  try {
    for await (const bytes of createReadStream(path)) {
      onBytes(bytes);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    throw new CommandError(`cannot read ${path}: ${describeFileError(error, "read")}`, exitCodes.usage, {
      cause: error,
    });
  }
}
