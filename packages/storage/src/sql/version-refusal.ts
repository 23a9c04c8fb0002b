import { StorageError } from "../storage-error.js";
import { firstVersion } from "./migrations.js";

/**
 * Refusal of a database whose tables this package cannot use; undefined if it can.
 * @param name the database as messages name it
 * @param version version of its tables; 0 for an empty database
 */
export function versionRefusal(name: string, version: number, presentVersion: number): StorageError | undefined {
  const versions = `its tables have version ${version}, and this one`;
  if (version > presentVersion) {
    return new StorageError(
      "newerVersion",
      `${name} was written by a newer version of Rollcall (${versions} knows ${presentVersion}); start that version, or use another database.`,
    );
  }
  if (version === 0 || version >= firstVersion) return undefined;
  return new StorageError(
    "olderVersion",
    `${name} was written before the first release of Rollcall (${versions} reads ${firstVersion} and later); use another database.`,
  );
}
