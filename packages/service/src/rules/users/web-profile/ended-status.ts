import type { User } from "../../../model/user.js";
import { millisecondsOf } from "../../../values/instant.js";
import { without } from "../changes/user-draft.js";

/** Whether the user has a status that has ended. It ends at its expiration, before it is cleared. */
export function hasEndedStatus({ status }: Pick<User, "status">, nowMs: number): boolean {
  return status?.expiration !== undefined && millisecondsOf(status.expiration) <= nowMs;
}

/** The user, without a status that has ended. */
export function withoutEndedStatus(user: User, nowMs: number): User {
  return hasEndedStatus(user, nowMs) ? without(user, "status") : user;
}
