import type Database from "better-sqlite3";

/** Bytes of the header that say how the file is written: 2 is a write-ahead log, which a database in memory has not. */
const formatOffsets = [18, 19];
const rollbackJournal = 1;

/** All of an open database as the bytes of a file that needs no log beside it. */
export function takeImage(db: Database.Database): Uint8Array {
  const image = db.serialize();
  for (const offset of formatOffsets) image[offset] = rollbackJournal;
  return image;
}
