const reasons: Readonly<Record<string, string>> = {
  EISDIR: "it is a folder",
  ENOTDIR: "part of its path is not a folder",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
};

/** Describes why a file cannot be read or written. */
export function describeFileError(error: unknown, what: "read" | "written"): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  if (code === "ENOENT") return what === "read" ? "the file does not exist" : "the folder does not exist";
  return reasons[code] ?? code;
}
