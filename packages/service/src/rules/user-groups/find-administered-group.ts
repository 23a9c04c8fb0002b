import { idPatterns } from "../../generated/service.js";
import type { Group } from "../../model/group.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { createFindTeam } from "../administration/find-team.js";

/** Builds a refusal of a call of an administrator of groups, with its reason. */
export const refuse = createRefuse<string>("everyday-2#adminroles-adminusergroups");

const findTeam = createFindTeam(refuse, { foreign: "invalid_auth", absent: "team_not_found" });

/** A group and the workspaces that a call is about, or why the call is refused. */
type FoundAdministered =
  | { readonly ok: true; readonly group: Group; readonly workspaceIds: readonly Id[] }
  | Refused<
      | "invalid_auth"
      | "team_access_not_granted"
      | "team_not_found"
      | "usergroup_not_found"
      | "usergroup_not_linked_to_team"
    >;

/**
 * Finds a group of the identity provider. `workspaceIds` has the workspace that the call names, or all that the group is
 * connected to and that the installation covers.
 */
export async function findAdministeredGroup(
  sent: { readonly usergroup_id: string; readonly team_id?: string },
  caller: WebapiCaller,
  store: Pick<Store, "groups" | "organizations">,
): Promise<FoundAdministered> {
  const { usergroup_id: id, team_id: teamId = "" } = sent;
  const team = teamId === "" ? undefined : await findTeam(teamId, caller, store);
  if (team?.ok === false) return team;
  const group = idPatterns.group.test(id) ? await store.groups.get(id) : undefined;
  if (group?.kind !== "idp" || group.organizationId !== caller.organization?.id) {
    return refuse("usergroup_not_found", id, "a group of the identity provider");
  }
  const { connectedWorkspaceIds: connected } = group;
  if (team !== undefined && !connected.includes(teamId)) {
    return refuse("usergroup_not_linked_to_team", teamId, "a workspace that the group is connected to");
  }
  const { workspaceIds: granted } = caller.token.installation;
  const covered = connected.filter((each) => granted?.includes(each) ?? true);
  return { ok: true, group, workspaceIds: team === undefined ? covered : [teamId] };
}
