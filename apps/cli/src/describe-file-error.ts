const reasons: Readonly<Record<string, string>> = {
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
};

/** Why a file cannot be read or written, as the rest of a sentence. */
export function describeFileError(error: unknown, what: "read" | "written"): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  if (code === "ENOENT") return what === "read" ? "there is no such file" : "there is no such folder";
  return reasons[code] ?? code;
}
