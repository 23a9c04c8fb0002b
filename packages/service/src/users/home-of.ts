import type { Id } from "../values/ids.js";

/** Where a user belongs. */
interface Placed {
  readonly organizationId?: Id;
  readonly memberships: readonly { readonly workspaceId: Id }[];
}

/** The organization that owns the account; of a user of a lone workspace that workspace. */
export function homeOf({ organizationId, memberships }: Placed): Id {
  return organizationId ?? memberships[0]?.workspaceId ?? "";
}
