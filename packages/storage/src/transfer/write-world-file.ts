import { createHash } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { presentVersion } from "../sql/migrations.js";
import { toFileError } from "./to-file-error.js";
import { fileKind, fileVersion, type Progress, toLine, type WorldRow } from "./world-file.js";
import type { WorldTable, WorldTables } from "./world-tables.js";

/** A world at one point in time. */
export interface WorldSource {
  readonly tables: WorldTables;
  count(table: WorldTable): Promise<number>;
  /** All rows of a table in the order of its primary key, in batches. */
  rows(table: WorldTable): AsyncIterable<readonly WorldRow[]>;
}

/**
 * Writes a world to a file that only its owner can read. The file gets its name when it is complete; until then, it has
 * another name next to it.
 * @throws StorageError if the file cannot be written or already exists
 */
export async function writeWorldFile(
  path: string,
  source: WorldSource,
  onProgress: (progress: Progress) => void,
): Promise<number> {
  const partial = `${path}.partial`;
  try {
    await refuseExisting(path);
    const file = await openPartial(partial);
    try {
      const rows = await writeAll((text) => file.appendFile(text), source, onProgress);
      await file.sync();
      await file.close();
      await rename(partial, path);
      return rows;
    } catch (error) {
      await file.close();
      await rm(partial, { force: true });
      throw error;
    }
  } catch (error) {
    throw toFileError(error, path, "written");
  }
}

/**
 * Writes a world to a stream, which is not ended.
 * @param path names the stream in messages
 * @throws StorageError if it cannot be written
 */
export async function writeWorldStream(
  { output, path }: { readonly output: Writable; readonly path: string },
  source: WorldSource,
  onProgress: (progress: Progress) => void,
): Promise<number> {
  let failed: ((error: Error) => void) | undefined;
  const fail = (error: Error) => failed?.(error);
  output.on("error", fail);
  const append = (text: string | Buffer) =>
    new Promise<void>((resolve, reject) => {
      failed = reject;
      output.write(text, (error) => (error ? reject(error) : resolve()));
    });
  try {
    return await writeAll(append, source, onProgress);
  } catch (error) {
    // The stream may report the failure again, after its listener is removed.
    output.on("error", () => undefined);
    throw toFileError(error, path, "written");
  } finally {
    output.off("error", fail);
  }
}

/** Fails if one exists: it is being written, or was left by a killed process. */
async function openPartial(partial: string): Promise<FileHandle> {
  return open(partial, "wx", 0o600).catch((error: unknown) => {
    throw toFileError(error, partial, "written");
  });
}

/** An existing file may be a backup. */
async function refuseExisting(path: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  await file.close();
  await rm(path);
}

async function writeAll(
  append: (text: string | Buffer) => Promise<void>,
  source: WorldSource,
  onProgress: (progress: Progress) => void,
) {
  const sha256 = createHash("sha256");
  const write = async (text: string) => {
    const bytes = Buffer.from(text);
    sha256.update(bytes);
    await append(bytes);
  };
  const counts: Record<string, number> = {};
  const tables = [...source.tables.values()];
  for (const table of tables) counts[table.name] = await source.count(table);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  await write(toLine({ kind: fileKind, version: fileVersion, tables: presentVersion, counts }));
  let done = 0;
  for (const table of tables) {
    await write(toLine({ table: table.name, columns: table.columns }));
    for await (const rows of source.rows(table)) {
      await write(rows.map(toLine).join(""));
      done += rows.length;
      onProgress({ done, total });
    }
  }
  await append(toLine({ end: true, rows: done, sha256: sha256.digest("hex") }));
  return done;
}
