import { closeSync, openSync, readSync } from "node:fs";
import { versionRefusal } from "../sql/version-refusal.js";
import { StorageError } from "../storage-error.js";

/** Application ID in the header of this package's SQLite files: "Roll". */
export const applicationId = 0x526f6c6c;

const magic = "SQLite format 3\0";
const headerBytes = 100;
const pagesOffset = 28;
const versionOffset = 60;
const applicationOffset = 68;

/**
 * Checks the header of a file without SQLite, so that a refused file stays unchanged.
 * @throws StorageError if the file is not a database of this package, or of a version that it cannot use
 */
export function checkHeader(file: string, presentVersion: number): void {
  const header = readHeader(file);
  if (header.length === 0 || isBlank(header)) return;
  const version = checkHeaderBytes(header, file);
  const refusal = versionRefusal(file, version, presentVersion);
  if (refusal !== undefined) throw refusal;
}

/**
 * Whether the file consists of only a header: its creator was killed, or had no space on the disk, before the tables
 * were created. The content of its log is seen when it is opened.
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
 * Version of the tables according to the first bytes of a database.
 * @throws StorageError if they are not those of a database of this package
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

/** Refuses a database that this package did not create. */
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
