import { StoreUnavailable } from "@rollcall/service/store";
import { StorageError } from "../storage-error.js";
import { inUse } from "./file-owner.js";

/**
 * Result codes of SQLite. Errors of `node:sqlite` carry only the number, with the details in the bits above the lowest
 * eight.
 * @see https://sqlite.org/rescode.html
 */
const resultCodes = {
  busy: 5,
  outOfMemory: 7,
  readOnly: 8,
  inputOrOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  constraint: 19,
  notADatabase: 26,
} as const;

type ResultCode = (typeof resultCodes)[keyof typeof resultCodes];

/** Codes of a violated primary key and of a violated unique index, with their details. */
const uniqueCodes: readonly number[] = [resultCodes.constraint | (6 << 8), resultCodes.constraint | (8 << 8)];

/** Codes of a failing disk or a damaged file. */
const unavailable: readonly ResultCode[] = [
  resultCodes.busy,
  resultCodes.outOfMemory,
  resultCodes.readOnly,
  resultCodes.inputOrOutput,
  resultCodes.corrupt,
  resultCodes.full,
  resultCodes.cannotOpen,
  resultCodes.notADatabase,
];
const damaged: readonly ResultCode[] = [resultCodes.corrupt, resultCodes.notADatabase];

/** The reason why a file could not be opened, as one sentence. Errors of other kinds are returned unchanged. */
export function toStorageError(error: unknown, file: string): unknown {
  const options = { cause: error };
  if (!isSqliteError(error)) {
    const isOfSystem = error instanceof Error && "code" in error && !(error instanceof StorageError);
    const reason = isOfSystem ? reasons[String(error.code)] : undefined;
    if (reason === undefined) return error;
    return new StorageError("unreadable", `The database ${file} cannot be opened: ${reason}.`, options);
  }
  if (isAmong(error, [resultCodes.busy])) return inUse(file, "another process", options);
  if (isAmong(error, [resultCodes.notADatabase])) {
    return new StorageError("notADatabase", `${file} is not a SQLite database.`, options);
  }
  if (isAmong(error, [resultCodes.corrupt])) {
    return new StorageError("notADatabase", `The database ${file} is damaged.`, options);
  }
  return new StorageError("unreadable", `The database ${file} cannot be read and written: ${error.message}.`, options);
}

/**
 * Error of a running database: `StoreUnavailable` if the disk fails or the file is damaged, otherwise the error itself.
 */
export function toRuntimeError(error: unknown): unknown {
  return isSqliteError(error) && isAmong(error, unavailable)
    ? new StoreUnavailable(`The database is unavailable: ${error.message}`, { cause: error })
    : error;
}

/** Whether an error of the running database means a damaged file, which stays damaged while it is open. */
export function isDamage({ cause }: StoreUnavailable): boolean {
  return isSqliteError(cause) && isAmong(cause, damaged);
}

/** Whether a row violates a unique index or a primary key. */
export function isUniqueViolation(error: unknown): boolean {
  return isSqliteError(error) && uniqueCodes.includes(error.errcode);
}

/** Whether a row violates a constraint, such as a unique index or a column that must not be null. */
export function isConstraintViolation(error: unknown): boolean {
  return isSqliteError(error) && isAmong(error, [resultCodes.constraint]);
}

/** An error of `node:sqlite` that SQLite reported. */
interface SqliteError extends Error {
  /** Result code with its details. */
  readonly errcode: number;
}

/** Not by its class: in a sandbox such as Jest's, the driver throws errors of the realm outside. */
function isSqliteError(error: unknown): error is SqliteError {
  return typeof error === "object" && error !== null && "errcode" in error && typeof error.errcode === "number";
}

function isAmong({ errcode }: SqliteError, codes: readonly ResultCode[]): boolean {
  return codes.some((code) => code === (errcode & 0xff));
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
