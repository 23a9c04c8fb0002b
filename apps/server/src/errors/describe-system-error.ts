import { getSystemErrorMap } from "node:util";

/** Describes a system error in a few words, without paths and codes. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const errno = "errno" in error && typeof error.errno === "number" ? error.errno : undefined;
  return (errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1]) ?? error.message;
}
