import { RefusedError, UnexpectedAnswerError } from "@rollcall/client";
import { CommandError } from "./command-error.js";
import { describeRefusal } from "./describe-refusal.js";
import { exitCodes } from "./exit-codes.js";

/** What an error of a client means to whoever called the command; any other error is given back as it is. */
export function toCommandError(error: unknown): unknown {
  if (error instanceof RefusedError)
    return new CommandError(describeRefusal(error.refusal.error), exitCodes.refused, { cause: error });
  if (error instanceof UnexpectedAnswerError)
    return new CommandError(
      `${error.message}: it is another server, or something stands before it; name the right one with --url`,
      exitCodes.unreachable,
      { cause: error },
    );
  return error;
}
