import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { presentVersion } from "../sql/migrations.js";
import { StorageError } from "../storage-error.js";
import { toFileError } from "./to-file-error.js";
import { createRowCheck, fileVersion, headingOf, isEnd, isHeader, type WorldRow } from "./world-file.js";
import type { WorldTable, WorldTables } from "./world-tables.js";

/** Rows of one table. */
interface RowBatch {
  readonly table: WorldTable;
  readonly rows: readonly WorldRow[];
  /** Number of rows in the whole file, according to its header. */
  readonly total: number;
}

const chunkBytes = 1 << 20;
const rowsOfBatch = 250;
const newline = 10;

/**
 * Reads the rows of a file, in order. Only its end proves that it is complete and unchanged, so keep nothing until the
 * generator has returned.
 * @param path names the file in messages
 * @param input bytes of the file. Default: read from `path`
 * @throws StorageError if the file cannot be read, is of another kind or version, incomplete, or changed
 */
export async function* readWorldFile(
  path: string,
  tables: WorldTables,
  input: AsyncIterable<Buffer> = readChunks(path),
): AsyncGenerator<RowBatch, void> {
  const reader = createReader(path, tables);
  try {
    for await (const bytes of readLines(input)) yield* reader.read(bytes);
  } catch (error) {
    throw toFileError(error, path, "read");
  }
  reader.finish();
}

async function* readChunks(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunkBytes));
      if (bytesRead === 0) break;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Bytes cut at ends of lines; the last piece may be incomplete. */
async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(newline) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
  }
  if (rest.length > 0) yield rest;
}

/** The part that is being read. */
type Place =
  | { readonly kind: "beginning" }
  | { readonly kind: "header" }
  | { readonly kind: "table"; readonly table: WorldTable; readonly isRow: (value: unknown) => value is WorldRow }
  | { readonly kind: "end" };

/** Reads pieces of bytes and yields rows in batches. `finish` refuses a file without an end. */
function createReader(path: string, tables: WorldTables) {
  const sha256 = createHash("sha256");
  let place: Place = { kind: "beginning" };
  let rows: WorldRow[] = [];
  let [total, done, line] = [0, 0, 0];

  function* flush(): Generator<RowBatch, void> {
    if (place.kind !== "table" || rows.length === 0) return;
    const batch = { table: place.table, rows, total };
    rows = [];
    yield batch;
  }

  /** Reads a line that is not a row. */
  const readOther = (value: unknown, before: () => string): Place => {
    if (place.kind === "beginning") {
      total = readTotal(value, path);
      return { kind: "header" };
    }
    if (place.kind === "end") throw broken(path, line);
    const table = headingOf(value, tables);
    if (table !== undefined) return { kind: "table", table, isRow: createRowCheck(table) };
    if (!isEnd(value)) throw broken(path, line);
    if (value.rows !== done || done !== total || value.sha256 !== before()) throw changed(path);
    return { kind: "end" };
  };

  return {
    *read(bytes: Buffer): Generator<RowBatch, void> {
      let start = 0;
      for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
        line += 1;
        const value = parse(bytes.toString("utf8", start, end));
        if (place.kind === "table" && place.isRow(value)) {
          done += 1;
          if (rows.push(value) === rowsOfBatch) yield* flush();
        } else {
          yield* flush();
          const before = bytes.subarray(0, start);
          place = readOther(value, () => sha256.copy().update(before).digest("hex"));
        }
        start = end + 1;
      }
      if (start < bytes.length) throw place.kind === "beginning" ? notAWorld(path) : incomplete(path, line);
      sha256.update(bytes);
    },
    finish() {
      if (place.kind === "beginning") throw notAWorld(path);
      if (place.kind !== "end") throw incomplete(path, line);
    },
  };
}

function readTotal(value: unknown, path: string): number {
  if (!isHeader(value)) throw notAWorld(path);
  if (value.version !== fileVersion || value.tables !== presentVersion) {
    throw new StorageError(
      "otherVersion",
      `The file ${path} was written by another version of Rollcall (its tables are of version ${value.tables}, and this one has ${presentVersion}); use that version.`,
    );
  }
  return Object.values(value.counts).reduce((sum, count) => sum + count, 0);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function notAWorld(path: string): StorageError {
  return new StorageError("brokenFile", `The file ${path} is not a Rollcall world.`);
}

function broken(path: string, line: number): StorageError {
  return new StorageError("brokenFile", `The file ${path} is damaged in line ${line}; nothing was imported.`);
}

function changed(path: string): StorageError {
  return new StorageError("brokenFile", `The file ${path} was changed after it was written; nothing was imported.`);
}

function incomplete(path: string, lines: number): StorageError {
  return new StorageError(
    "brokenFile",
    `The file ${path} is incomplete: it ends after line ${lines}; nothing was imported.`,
  );
}
