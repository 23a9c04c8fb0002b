import Database from "better-sqlite3";
import { presentVersion } from "../../sql/migrations.js";
import { StorageError } from "../../storage-error.js";
import { checkHeaderBytes } from "../check-header.js";

/**
 * Opens an image as a database in memory of its own; whoever opened it closes it.
 * @throws StorageError where the bytes are no database of this package, or of another version than the present one
 */
export function openImage(image: Uint8Array): Database.Database {
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  const version = checkHeaderBytes(bytes, "the image");
  if (version !== presentVersion) {
    throw new StorageError(
      "otherVersion",
      `the image has tables of version ${version}, and this version of Rollcall has ${presentVersion}; make it anew.`,
    );
  }
  return new Database(bytes);
}
