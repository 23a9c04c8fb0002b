import type { User } from "../../model/user.js";
import type { Refused } from "../../store/refusal.js";
import { isActive } from "../directory/is-active.js";
import { refuse } from "./refusal.js";

/** Refuses users who cannot be administrators: guests, bots and deactivated users. */
export function refuseAdministrator(user: User, nowMs: number): Refused<"invalid_role_for_user"> | undefined {
  return user.guest === undefined ? refuseAccount(user, nowMs) : refuse("invalid_role_for_user", user.id, "no guest");
}

/** Refuses users whose role does not change: bots and deactivated users. */
export function refuseAccount(user: User, nowMs: number): Refused<"invalid_role_for_user"> | undefined {
  if (user.kind === "person" && !user.forgotten && isActive(user, nowMs)) return undefined;
  return refuse("invalid_role_for_user", user.id, "an active user who is not a bot");
}
