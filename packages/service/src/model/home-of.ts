import type { Id } from "../values/ids.js";

/** The facts that decide where a user belongs. */
interface Placed {
  readonly organizationId?: Id;
  readonly memberships: readonly { readonly workspaceId: Id }[];
}

/** Organization that owns the account. For a user of a standalone workspace, that workspace. */
export function homeOf({ organizationId, memberships }: Placed): Id {
  return organizationId ?? memberships[0]?.workspaceId ?? "";
}
