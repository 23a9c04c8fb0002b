import type { DatabaseSync } from "node:sqlite";

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
