import { DirectoryError, TargetError, TooManyRemovalsError, UnreachableError } from "@rollcall/scim-provider";
import { CommandError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";

/** Explains an error of the provider to the user. Other errors are returned unchanged. */
export function describeSyncError(error: unknown): unknown {
  const explain = (message: string, code: ExitCode) => new CommandError(message, code, { cause: error });
  if (error instanceof DirectoryError) return explain(`the source is invalid:\n${error.message}`, exitCodes.usage);
  if (error instanceof UnreachableError) return explain(error.message, exitCodes.unreachable);
  if (error instanceof TooManyRemovalsError)
    return explain(`${error.message}; nothing was written; raise it with --max-deactivations`, exitCodes.refused);
  if (error instanceof TargetError) {
    const isToken = error.exchange.status === 401;
    return explain(isToken ? `${error.message}; pass another one with --token` : error.message, exitCodes.refused);
  }
  if (error instanceof DOMException && error.name === "AbortError")
    return explain("interrupted", exitCodes.interrupted);
  return error;
}
