import type { RoleRejection } from "@rollcall/api/webapi";
import { idPatterns, type SystemRole, systemRoles } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { isGranted } from "../directory/is-granted.js";

type Kind = (typeof systemRoles)[SystemRole]["entities"][number];

/** The reason why a role cannot be assigned for an organization, workspace or channel; undefined if it can. */
export async function rejectEntity(
  id: Id,
  role: SystemRole,
  { caller, store }: { readonly caller: WebapiCaller; readonly store: Store },
): Promise<RoleRejection["error"] | undefined> {
  if (id === caller.organization?.id) return rejectKind("organization", role);
  const channel = idPatterns.channel.test(id) ? await store.channels.get(id) : undefined;
  const workspaceId = channel === undefined ? id : channel.workspaceId;
  const workspace = await store.organizations.workspace(workspaceId);
  const isLost = channel?.deleted === true || (channel !== undefined && channel.name === undefined);
  if (isLost || workspace === undefined || workspace.deleted || isForeignWorkspace(workspace, caller)) {
    return "entity_not_found";
  }
  if (!isGranted(caller.token, workspaceId)) return "team_access_not_granted";
  return rejectKind(channel === undefined ? "workspace" : "channel", role);
}

function rejectKind(kind: Kind, role: SystemRole): RoleRejection["error"] | undefined {
  return systemRoles[role].entities.some((each) => each === kind) ? undefined : "entity_not_supported";
}
