import { StorageError } from "../storage-error.js";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  EEXIST: "there is a file already",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EPIPE: "nobody reads it any more",
  EFBIG: "the file would be larger than it may be",
};

/** Why a file with a world cannot be read or written, as one sentence. Errors of another kind are given back as they are. */
export function toFileError(error: unknown, path: string, done: "read" | "written"): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = reasons[code];
  if (error instanceof StorageError || reason === undefined) return error;
  return new StorageError("unreadable", `The file ${path} cannot be ${done}: ${reason}.`, { cause: error });
}
