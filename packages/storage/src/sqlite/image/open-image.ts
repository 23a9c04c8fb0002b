import { DatabaseSync } from "node:sqlite";
import { presentVersion } from "../../sql/migrations.js";
import { StorageError } from "../../storage-error.js";
import { checkHeaderBytes } from "../check-header.js";

/**
 * Whether an image has the tables of the current version.
 * @throws StorageError if the bytes are not a database of this package
 */
export function isPresentImage(image: Uint8Array): boolean {
  return versionOf(image) === presentVersion;
}

/**
 * Opens an image as a separate database in memory. The caller closes it.
 * @throws StorageError if the bytes are not a database of this package, or have another version than the current one
 */
export function openImage(image: Uint8Array): DatabaseSync {
  checkImage(image);
  const db = new DatabaseSync(":memory:");
  db.deserialize(image);
  return db;
}

/**
 * Checks that bytes are a database of this package, of the current version.
 * @throws StorageError if they are not
 */
export function checkImage(image: Uint8Array): void {
  const version = versionOf(image);
  if (version !== presentVersion) {
    throw new StorageError(
      "otherVersion",
      `the image has tables of version ${version}, but this version of Rollcall has ${presentVersion}; make a new image.`,
    );
  }
}

function versionOf(image: Uint8Array): number {
  return checkHeaderBytes(Buffer.from(image.buffer, image.byteOffset, image.byteLength), "the image");
}

/**
 * Bytes of the header that say how the file is written. A value of 2 means a write-ahead log, which a database in
 * memory does not have.
 */
const formatOffsets = [18, 19];
const rollbackJournal = 1;

/** Content of an open database as the bytes of a file that needs no log. */
export function takeImage(db: DatabaseSync): Uint8Array {
  const image = db.serialize();
  for (const offset of formatOffsets) image[offset] = rollbackJournal;
  return image;
}
