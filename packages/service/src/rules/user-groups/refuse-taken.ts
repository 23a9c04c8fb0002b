import type { Expectation } from "../../model/expectations.js";
import type { Refused } from "../../store/refusal.js";
import { refuse } from "./refusal.js";

/**
 * Refuses a name that another group has, or a handle that a user, a channel or another group has. A handle that the
 * server made is made again instead.
 */
export function refuseTaken(
  failed: Expectation,
  isSent: boolean,
): Refused<"name_already_exists" | "handle_already_exists"> | undefined {
  if (failed.kind === "freeGroupName") {
    return refuse("name_already_exists", failed.name, "a name that no other group has");
  }
  if (failed.kind !== "freeHandle" || !isSent) return undefined;
  return refuse("handle_already_exists", failed.name, "a handle that no user, channel or group has");
}
