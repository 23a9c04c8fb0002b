import { guestCodes } from "../../../generated/service.js";
import type { Guest, User } from "../../../model/user.js";
import { accept, type Result, refuse } from "../../../store/refusal.js";
import { readInstant } from "../../../values/instant.js";
import { isAdministrator, rolesOf } from "../../directory/role.js";

const rule = "scim-provisioning#multi-channel-guest-extension";

/** The guest extension as sent. A change only contains what is set. */
interface SentGuest {
  readonly type?: "multi";
  readonly expiration?: string;
}

/**
 * Reads the guest that a user becomes. With `type`, a missing `expiration` means none. Without `type`, a change keeps
 * the existing kind of guest.
 */
export function readGuest(
  user: Pick<User, "kind" | "guest" | "organizationRole" | "memberships">,
  sent: SentGuest,
): Result<Guest> {
  const roles = rolesOf(user);
  if (user.kind === "bot" || roles.some(isAdministrator)) {
    return refuse(guestCodes.type.forbidden, { rule, found: [user.kind, ...roles], wanted: "a plain member" });
  }
  const kind = sent.type ?? user.guest?.kind;
  if (kind === undefined) return refuse(guestCodes.type.missing, { rule, found: sent, wanted: "the type multi" });
  const ofWorkspaces = user.guest?.expirations === undefined ? {} : { expirations: user.guest.expirations };
  if (sent.expiration === undefined) {
    const kept = sent.type === undefined ? user.guest?.expiration : undefined;
    return accept({ kind, ...(kept !== undefined && { expiration: kept }), ...ofWorkspaces });
  }
  const expiration = readInstant(sent.expiration);
  if (expiration !== undefined) return accept({ kind, expiration, ...ofWorkspaces });
  return refuse(guestCodes.expiration.invalid, { rule, found: sent.expiration, wanted: "an ISO 8601 date-time" });
}
