/** Why a database could not be opened. */
export type StorageErrorKind =
  /** The file or its folder cannot be read or written. */
  | "unreadable"
  /** The file is no database, or another program's. */
  | "notADatabase"
  /** The database was written by a newer version of this package. */
  | "newerVersion"
  /** Another process owns the file. */
  | "inUse"
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
