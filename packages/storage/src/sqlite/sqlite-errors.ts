import { StoreUnavailable } from "@rollcall/service/store";
import Database from "better-sqlite3";
import { StorageError } from "../storage-error.js";
import { inUse } from "./file-owner.js";

/** The reason why a file could not be opened, as one sentence. Errors of other kinds are returned unchanged. */
export function toStorageError(error: unknown, file: string): unknown {
  if (error instanceof StorageError || !(error instanceof Error)) return error;
  const options = { cause: error };
  if (!(error instanceof Database.SqliteError)) {
    const reason = "code" in error ? reasons[String(error.code)] : undefined;
    if (reason === undefined) return error;
    return new StorageError("unreadable", `The database ${file} cannot be opened: ${reason}.`, options);
  }
  if (error.code.startsWith("SQLITE_BUSY")) return inUse(file, "another process", options);
  if (error.code === "SQLITE_NOTADB") {
    return new StorageError("notADatabase", `${file} is not a SQLite database.`, options);
  }
  if (error.code.startsWith("SQLITE_CORRUPT")) {
    return new StorageError("notADatabase", `The database ${file} is damaged.`, options);
  }
  return new StorageError("unreadable", `The database ${file} cannot be read and written: ${error.message}.`, options);
}

/**
 * Error of a running database: `StoreUnavailable` if the disk fails or the file is damaged, otherwise the error itself.
 */
export function toRuntimeError(error: unknown): unknown {
  return error instanceof Database.SqliteError &&
    /^SQLITE_(IOERR|FULL|READONLY|CANTOPEN|BUSY|NOMEM|CORRUPT|NOTADB)/.test(error.code)
    ? new StoreUnavailable(`The database is unavailable: ${error.message}`, { cause: error })
    : error;
}

/** Whether an error of the running database means a damaged file, which stays damaged while it is open. */
export function isDamage({ cause }: StoreUnavailable): boolean {
  return cause instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(cause.code);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  EEXIST: "a part of its path is not a folder",
  ENOENT: "its folder does not exist and cannot be created",
  ENOSPC: "the disk is full",
};
