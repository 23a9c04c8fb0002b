import { workspaceSection } from "../organizations.js";
import type { WorldCheck } from "../section/check.js";
import type { WorldFinding } from "../section/finding.js";
import type { WorldContext } from "../section/world-context.js";
import { tokenSection } from "../tokens.js";
import { userSection } from "../users.js";

/**
 * Checks that new users do not join another company's workspace, that no app is installed there, and that its users
 * have no role in the organization.
 */
export const checkForeign: WorldCheck = (world) => [
  ...checkDefaultWorkspace(world),
  ...checkInstallations(world),
  ...checkRoles(world),
];

function checkDefaultWorkspace({
  organization,
  items,
  names: { defaultWorkspace },
}: WorldContext): readonly WorldFinding[] {
  if (items(workspaceSection)[defaultWorkspace]?.foreign !== true) return [];
  const path =
    organization === undefined ? ["workspaces", defaultWorkspace, "foreign"] : ["organization", "default_workspace"];
  return [{ path, message: "The workspace that users join cannot belong to another company" }];
}

function checkInstallations({ items, isForeign }: WorldContext): readonly WorldFinding[] {
  return items(tokenSection).flatMap(({ installation }, i) => {
    if (!isForeign(installation.workspace)) return [];
    const message = "An app cannot be installed on a workspace of another company";
    return [{ path: ["tokens", i, "installation", "workspace"], message }];
  });
}

function checkRoles({ items, isForeign }: WorldContext): readonly WorldFinding[] {
  return items(userSection).flatMap(({ organization_role, workspaces = {} }, i) => {
    if (organization_role === undefined || !isForeign(Object.keys(workspaces)[0])) return [];
    return [{ path: ["users", i, "organization_role"], message: "The user belongs to another company" }];
  });
}
