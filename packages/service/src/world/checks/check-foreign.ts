import type { WorldFinding } from "../finding.js";
import type { World } from "../format/world.js";
import type { Names } from "../names.js";
import type { WorldCheck } from "./check-world.js";

/** In a workspace of another company nobody joins, no app is installed, and nobody has a role of ours. */
export const checkForeign: WorldCheck = (world, names) => {
  const isForeign = (reference: string | undefined) =>
    reference !== undefined && world.workspaces[names.lookup("workspace", reference)[0] ?? -1]?.foreign === true;
  return [...ofDefault(world, names), ...ofTokens(world, isForeign), ...ofRoles(world, isForeign)];
};

function ofDefault({ organization, workspaces }: World, { defaultWorkspace }: Names): readonly WorldFinding[] {
  if (workspaces[defaultWorkspace]?.foreign !== true) return [];
  const path =
    organization === undefined ? ["workspaces", defaultWorkspace, "foreign"] : ["organization", "default_workspace"];
  return [{ path, message: "The workspace that users join is no other company's" }];
}

function ofTokens(
  { tokens = [] }: World,
  isForeign: (reference: string | undefined) => boolean,
): readonly WorldFinding[] {
  return tokens.flatMap(({ installation }, i) => {
    if (!isForeign(installation.workspace)) return [];
    const message = "An app is not installed on a workspace of another company";
    return [{ path: ["tokens", i, "installation", "workspace"], message }];
  });
}

function ofRoles(
  { users = [] }: World,
  isForeign: (reference: string | undefined) => boolean,
): readonly WorldFinding[] {
  return users.flatMap(({ organization_role, workspaces = {} }, i) => {
    if (organization_role === undefined || !isForeign(Object.keys(workspaces)[0])) return [];
    return [{ path: ["users", i, "organization_role"], message: "The user belongs to another company" }];
  });
}
