import type { Names } from "./section/names.js";
import type { WorldUser } from "./users.js";

/** Role of a user of a world file in a workspace or, if `workspace` is undefined, in the organization. */
export function roleIn(
  user: WorldUser,
  names: Names,
  workspace: number | undefined,
): NonNullable<WorldUser["organization_role"]> {
  if (workspace === undefined) return user.organization_role ?? "member";
  const own = Object.entries(user.workspaces ?? {}).find(([name]) => names.lookup("workspace", name)[0] === workspace);
  return own?.[1] ?? "member";
}
