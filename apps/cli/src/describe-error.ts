import { RefusedError, UnexpectedAnswerError } from "@rollcall/client";
import { CommandError } from "./command-error.js";
import { describeRefusal } from "./describe-refusal.js";
import { exitCodes } from "./exit-codes.js";

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
