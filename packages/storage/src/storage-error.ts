/** The reason why a database could not be opened. */
export type StorageErrorKind =
  /** The file or its folder cannot be read or written. */
  | "unreadable"
  /** The file is not a database, or another program's. */
  | "notADatabase"
  /** The database was written by a newer version of this package. */
  | "newerVersion"
  /** The database was written by a version before the first one that this package can migrate. */
  | "olderVersion"
  /** The image was made by another version of this package. */
  | "otherVersion"
  /** Another process owns the file. */
  | "inUse"
  /** The database server, or Node, is older than this package can use. */
  | "tooOld"
  /** The database encoding cannot represent every character. */
  | "otherEncoding"
  /** The target of an import is not empty. */
  | "notEmpty"
  /** An imported file is of another kind, incomplete or changed. */
  | "brokenFile"
  /** The server does not answer, or refuses the connection. */
  | "unreachable";

/** Opening a database failed. The message is one sentence for the operator, without secrets. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly kind: StorageErrorKind;

  constructor(kind: StorageErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
