import type { Methods, UsergroupsListArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { toUserGroup } from "./to-user-group.js";

type Outcome = MethodOutcome<Methods["usergroups.list"]>;
type Context = MethodContext<WebapiCaller>;

/** Lists the user groups of a workspace, and the groups of an identity provider that are connected to it. */
export function createListUserGroups({ store }: { readonly store: Store }) {
  return async (sent: UsergroupsListArguments, { caller }: Context): Promise<Outcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const { id: workspaceId } = addressed.workspace;
    const found = await store.groups.ofWorkspace(workspaceId, { withDisabled: sent.include_disabled === true });
    const members =
      sent.include_users === true ? await store.groups.membersOf(found.map(({ group }) => group.id)) : undefined;
    const usergroups = found.map(({ group, memberCount }) =>
      toUserGroup(group, {
        workspaceId,
        ...(members !== undefined && { userIds: (members.get(group.id) ?? []).map(({ id }) => id) }),
        ...(sent.include_count === true && { userCount: memberCount }),
      }),
    );
    return { ok: true, usergroups };
  };
}
