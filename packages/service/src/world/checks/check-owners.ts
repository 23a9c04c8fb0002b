import type { WorldFinding } from "../finding.js";
import type { World } from "../format/world.js";
import type { Names } from "../names.js";
import type { WorldCheck } from "./check-world.js";

/** The organization and each workspace have one primary owner each, an active person. */
export const checkOwners: WorldCheck = (world, names) => [
  ...ofOrganization(world),
  ...world.workspaces.flatMap(({ foreign }, workspace) =>
    foreign === true ? [] : ofWorkspace(world, names, workspace),
  ),
  ...unfit(world),
];

function ofOrganization(world: World): readonly WorldFinding[] {
  const users = [...(world.users ?? []).entries()];
  if (world.organization === undefined) {
    const own = world.workspaces.flatMap(({ foreign }, i) => (foreign === true ? [] : [i]));
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

function ofWorkspace(world: World, names: Names, workspace: number): readonly WorldFinding[] {
  const places = (world.users ?? []).flatMap((user, i) =>
    Object.entries(user.workspaces ?? {})
      .filter(([name, role]) => role === "primary_owner" && names.lookup("workspace", name)[0] === workspace)
      .map(([name]) => ["users", i, "workspaces", name]),
  );
  const called = `The workspace ${JSON.stringify(world.workspaces[workspace]?.domain)}`;
  if (places.length === 0) return [{ path: ["workspaces", workspace], message: `${called} has no primary owner` }];
  return places.slice(1).map((path) => ({ path, message: `${called} has a primary owner already` }));
}

function unfit(world: World): readonly WorldFinding[] {
  return (world.users ?? []).flatMap((user, i) => {
    const owns = [user.organization_role, ...Object.values(user.workspaces ?? {})].includes("primary_owner");
    if (!owns || (user.active !== false && user.bot_of === undefined)) return [];
    return [{ path: ["users", i, "userName"], message: "A primary owner is an active person" }];
  });
}
