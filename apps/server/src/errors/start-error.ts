/**
 * The server cannot start with the given options. The message is one sentence without a period; an invalid file adds a
 * line for each finding. Nothing on disk has changed.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Describes a system error in a few words, without paths and codes. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const errno = "errno" in error && typeof error.errno === "number" ? error.errno : undefined;
  // An import of this module would make Node load all that it has.
  const { getSystemErrorMap } = process.getBuiltinModule("node:util");
  return (errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1]) ?? error.message;
}
