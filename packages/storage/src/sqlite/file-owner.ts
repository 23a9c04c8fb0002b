import { statSync } from "node:fs";
import { StorageError } from "../storage-error.js";

/**
 * Claims a file for one store of this process. Must be called before the file is opened in any other way: closing a
 * file that the process has locked would release the lock and admit another process.
 * @returns a function that releases the file
 * @throws StorageError if another store of this process has it, or it is a pipe
 */
export function ownFile(file: string): () => void {
  const stats = statSync(file);
  // Opening a pipe would wait for a writer.
  if (stats.isFIFO()) throw new StorageError("notADatabase", `${file} is not a SQLite database.`);
  const { dev, ino } = stats;
  const key = `${dev}:${ino}`;
  const owned = ownedFiles();
  if (owned.has(key)) throw inUse(file, "another store of this process");
  owned.add(key);
  return () => owned.delete(key);
}

/** Refuses a file that is in use. */
export function inUse(file: string, owner: string, options?: ErrorOptions): StorageError {
  return new StorageError(
    "inUse",
    `The database ${file} is in use by ${owner}; stop that process, or use another file.`,
    options,
  );
}

const ofProcess = Symbol.for("@rollcall/storage/ownedFiles");

/**
 * Files that stores of this process own, by device and inode. Copies of this package, such as the one in the bundle of
 * `@rollcall/server`, share it.
 */
function ownedFiles(): Set<string> {
  const known: unknown = Reflect.get(globalThis, ofProcess);
  if (known instanceof Set) return known;
  const owned = new Set<string>();
  Reflect.set(globalThis, ofProcess, owned);
  return owned;
}
