import type { Methods, UsergroupsUsersListArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { findGroup } from "./find-group.js";

type Outcome = MethodOutcome<Methods["usergroups.users.list"]>;
type Context = MethodContext<WebapiCaller>;

/** Lists the members of a user group. */
export function createListUserGroupUsers({ store }: { readonly store: Store }) {
  return async (sent: UsergroupsUsersListArguments, { caller }: Context): Promise<Outcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const found = await findGroup(sent.usergroup, addressed.workspace.id, store);
    if (!found.ok) return found;
    const { id, disabled } = found.group;
    if (disabled !== undefined && sent.include_disabled !== true) return { ok: true, users: [] };
    const members = (await store.groups.membersOf([id])).get(id) ?? [];
    return { ok: true, users: members.map((member) => member.id) };
  };
}
