import { workspaceSection } from "../organizations.js";
import type { WorldCheck } from "../section/check.js";
import type { WorldFinding } from "../section/finding.js";
import type { WorldContext } from "../section/world-context.js";
import { userSection } from "../users.js";

/** Checks that the organization and each workspace have one primary owner, who is an active person. */
export const checkOwners: WorldCheck = (world) => [
  ...checkOrganization(world),
  ...world
    .items(workspaceSection)
    .flatMap(({ foreign }, workspace) => (foreign === true ? [] : checkWorkspace(world, workspace))),
  ...checkPrimaryOwners(world),
];

function checkOrganization(world: WorldContext): readonly WorldFinding[] {
  const users = [...world.items(userSection).entries()];
  if (world.organization === undefined) {
    const own = world.items(workspaceSection).flatMap(({ foreign }, i) => (foreign === true ? [] : [i]));
    if (own.length > 1) {
      return [{ path: ["workspaces", own[1] ?? 1], message: "Several workspaces need an organization" }];
    }
    return users
      .filter(([, user]) => user.organization_role !== undefined)
      .map(([i]) => ({ path: ["users", i, "organization_role"], message: "There is no organization" }));
  }
  const owners = users.filter(([, user]) => user.organization_role === "primary_owner").map(([i]) => i);
  if (owners.length === 0) return [{ path: ["organization"], message: "The organization has no primary owner" }];
  return owners
    .slice(1)
    .map((i) => ({ path: ["users", i, "organization_role"], message: "The organization has a primary owner already" }));
}

function checkWorkspace({ items, names }: WorldContext, workspace: number): readonly WorldFinding[] {
  const places = items(userSection).flatMap((user, i) =>
    Object.entries(user.workspaces ?? {})
      .filter(([name, role]) => role === "primary_owner" && names.lookup("workspace", name)[0] === workspace)
      .map(([name]) => ["users", i, "workspaces", name]),
  );
  const called = `The workspace ${JSON.stringify(items(workspaceSection)[workspace]?.domain)}`;
  if (places.length === 0) return [{ path: ["workspaces", workspace], message: `${called} has no primary owner` }];
  return places.slice(1).map((path) => ({ path, message: `${called} has a primary owner already` }));
}

function checkPrimaryOwners({ items }: WorldContext): readonly WorldFinding[] {
  return items(userSection).flatMap((user, i) => {
    const owns = [user.organization_role, ...Object.values(user.workspaces ?? {})].includes("primary_owner");
    if (!owns || (user.active !== false && user.bot_of === undefined)) return [];
    return [{ path: ["users", i, "userName"], message: "A primary owner is an active person" }];
  });
}
