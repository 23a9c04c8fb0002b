import { RefusedError, UnexpectedAnswerError } from "@rollcall/client";
import { describeRefusal } from "./describe-refusal.js";

/** A command failed. The message explains the failure to the user. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** Exit codes of commands. */
export const exitCodes = {
  /** Success. */
  done: 0,
  /** The server refused the request, or a check failed. */
  refused: 1,
  /** The command line is wrong. */
  usage: 2,
  /** The server cannot be reached, or is not a Rollcall server. */
  unreachable: 3,
  /** Interrupted by Ctrl-C. Completed work is kept. */
  interrupted: 130,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Explains an error of a client to the user. Other errors are returned unchanged. */
export function toCommandError(error: unknown): unknown {
  if (error instanceof RefusedError)
    return new CommandError(describeRefusal(error.refusal.error), exitCodes.refused, { cause: error });
  if (error instanceof UnexpectedAnswerError)
    return new CommandError(
      `${error.message}: it is not a Rollcall server, or a proxy answered; pass the right URL with --url`,
      exitCodes.unreachable,
      { cause: error },
    );
  return error;
}

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
