/** Why a database could not be opened. */
export type StorageErrorKind =
  /** The file or its folder cannot be read or written. */
  | "unreadable"
  /** The file is no database, or another program's. */
  | "notADatabase"
  /** The database was written by a newer version of this package. */
  | "newerVersion"
  /** The database was written before the first version that this package can bring up to date. */
  | "olderVersion"
  /** An image was made by another version of this package. */
  | "otherVersion"
  /** Another process owns the file. */
  | "inUse"
  /** The database server is older than this package can use. */
  | "tooOld"
  /** The database holds texts in an encoding that does not know every letter. */
  | "otherEncoding"
  /** Something is to be brought into a database that holds something already. */
  | "notEmpty"
  /** A file to bring in is no such file, is not whole, or was changed. */
  | "brokenFile"
  /** The server does not answer, or refuses the connection. */
  | "unreachable";

/** Opening a database failed; the message is one sentence for whoever started the program, without secrets. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly kind: StorageErrorKind;

  constructor(kind: StorageErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
