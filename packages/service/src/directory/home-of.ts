import type { Id } from "../organizations/organization.js";
import type { User } from "../users/user.js";

/** The organization that owns the account; of a user of a lone workspace that workspace. */
export function homeOf({ organizationId, memberships }: Pick<User, "organizationId" | "memberships">): Id {
  return organizationId ?? memberships[0]?.workspaceId ?? "";
}
