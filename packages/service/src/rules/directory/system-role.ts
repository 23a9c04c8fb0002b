import { type SystemRole, type SystemRolePermission, systemRoles } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { Id } from "../../values/ids.js";

/** Whether a text is the identifier of a system role. */
export function isSystemRole(id: string): id is SystemRole {
  return Object.hasOwn(systemRoles, id);
}

/** Whether a user has a system role with a permission for one of the entities. */
export async function hasPermission(
  userId: Id,
  permission: SystemRolePermission,
  { entityIds, store }: { readonly entityIds: readonly Id[]; readonly store: Pick<Store, "roles"> },
): Promise<boolean> {
  const roleIds = Object.entries(systemRoles).flatMap(([id, { permissions }]) =>
    permissions.some((each) => each === permission) ? [id] : [],
  );
  return (await store.roles.among({ roleIds, entityIds, userIds: [userId] })).length > 0;
}
