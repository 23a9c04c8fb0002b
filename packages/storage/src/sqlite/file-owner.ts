import { statSync } from "node:fs";
import { StorageError } from "../storage-error.js";

/** Files that stores of this process own, by device and number. */
const owned = new Set<string>();

/**
 * Takes a file for one store of this process. It comes before any other look at the file: to close a file that the
 * process has locked would give up the lock, and let another process in.
 * @returns gives the file up again
 * @throws StorageError where another store of this process has it, or it is a pipe
 */
export function ownFile(file: string): () => void {
  const stats = statSync(file);
  // To open a pipe would wait for whoever writes into it.
  if (stats.isFIFO()) throw new StorageError("notADatabase", `${file} is not a SQLite database.`);
  const { dev, ino } = stats;
  const key = `${dev}:${ino}`;
  if (owned.has(key)) throw inUse(file, "another store of this process");
  owned.add(key);
  return () => owned.delete(key);
}

/** The refusal of a file that has an owner. */
export function inUse(file: string, owner: string, options?: ErrorOptions): StorageError {
  return new StorageError(
    "inUse",
    `The database ${file} is in use by ${owner}; stop that one, or use another file.`,
    options,
  );
}
