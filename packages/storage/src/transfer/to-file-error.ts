import { StorageError } from "../storage-error.js";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "the file or folder does not exist",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  EEXIST: "the file already exists",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EPIPE: "its reader has closed it",
  EFBIG: "the file would be too large",
};

/** The reason why a world file cannot be read or written, as one sentence. Errors of other kinds are returned unchanged. */
export function toFileError(error: unknown, path: string, done: "read" | "written"): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = reasons[code];
  if (error instanceof StorageError || reason === undefined) return error;
  return new StorageError("unreadable", `The file ${path} cannot be ${done}: ${reason}.`, { cause: error });
}
