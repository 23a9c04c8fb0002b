import { CommandError, exitCodes } from "../describe-error.js";

/**
 * Parses requirements to skip, such as `rfc7644-3.6=users are only deactivated`.
 * @throws CommandError if a reason is missing
 */
export function parseSkips(said: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    said.map((each) => {
      const [id = "", reason = ""] = each.split(/=(.*)/s);
      if (reason.trim() !== "") return [id, reason.trim()];
      throw new CommandError(`--skip ${each} has no reason; write --skip "${id}=the reason"`, exitCodes.usage);
    }),
  );
}
