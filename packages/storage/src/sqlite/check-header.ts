import { closeSync, openSync, readSync } from "node:fs";
import { versionRefusal } from "../sql/version-refusal.js";
import { StorageError } from "../storage-error.js";

/** What SQLite files of this package carry as their application: "Roll". */
export const applicationId = 0x526f6c6c;

const magic = "SQLite format 3\0";
const headerBytes = 100;
const pagesOffset = 28;
const versionOffset = 60;
const applicationOffset = 68;

/**
 * Reads the first bytes of a file without SQLite, so that a file which is refused stays as it is.
 * @throws StorageError where the file is no database of this package, or of a version that it cannot use
 */
export function checkHeader(file: string, presentVersion: number): void {
  const header = readHeader(file);
  if (header.length === 0 || isBlank(header)) return;
  const version = checkHeaderBytes(header, file);
  const refusal = versionRefusal(file, version, presentVersion);
  if (refusal !== undefined) throw refusal;
}

/**
 * Whether the file holds nothing but a header: whoever made it was killed, or had no room on the disk, before the tables
 * were there. What stands in its log is seen when it is opened.
 */
function isBlank(header: Buffer): boolean {
  return (
    header.length === headerBytes &&
    header.toString("latin1", 0, magic.length) === magic &&
    header.readUInt32BE(pagesOffset) <= 1 &&
    header.readUInt32BE(versionOffset) === 0 &&
    header.readUInt32BE(applicationOffset) === 0
  );
}

/**
 * The version of the tables that the first bytes of a database tell.
 * @throws StorageError where they are no database of this package
 */
export function checkHeaderBytes(header: Buffer, name: string): number {
  if (header.length < headerBytes || header.toString("latin1", 0, magic.length) !== magic) {
    throw new StorageError("notADatabase", `${name} is not a SQLite database.`);
  }
  if (header.readUInt32BE(applicationOffset) !== applicationId) {
    throw foreign(name);
  }
  return header.readUInt32BE(versionOffset);
}

/** The refusal of a database that this package has not made. */
export function foreign(name: string): StorageError {
  return new StorageError("notADatabase", `${name} is a database of another program.`);
}

function readHeader(file: string): Buffer {
  const descriptor = openSync(file, "r");
  try {
    const header = Buffer.alloc(headerBytes);
    return header.subarray(0, readSync(descriptor, header, 0, headerBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}
