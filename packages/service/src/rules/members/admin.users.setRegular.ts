import type { AdminUsersSetRegularArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { storeChange } from "../administration/store-change.js";
import { isAdministrator, mayChange } from "../directory/role.js";
import { findRoleHolder, type RolePlace } from "./find-role-holder.js";
import { refuse } from "./refusal.js";
import { refuseAccount } from "./refuse-administrator.js";
import { withRole } from "./with-role.js";

type Outcome = MethodOutcome<Methods["admin.users.setRegular"]>;
type Context = MethodContext<WebapiCaller>;

/** Makes a user a regular member of a workspace or of the organization. */
export function createSetRegular({ store }: { readonly store: Store }) {
  return (sent: AdminUsersSetRegularArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findRoleHolder(sent, "user_not_found", caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { user, place } = found;
      const refusal =
        (place.kind === "workspace" ? await refuseInWorkspace(user, store) : undefined) ??
        refuseOwner(user, caller) ??
        refuseAccount(user, now.getTime());
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      return storeChange(user, toRegular(user, place), now.getTime());
    });
}

function toRegular(user: User, place: RolePlace): User {
  const member = withRole(user, place, "member");
  if (user.guest === undefined) return member;
  const { guest: _former, ...full } = member;
  return full;
}

/** Refuses users whose role is set only in the organization. */
async function refuseInWorkspace({ id, organizationRole, guest, memberships }: User, store: Store) {
  if (isAdministrator(organizationRole)) {
    return refuse("cannot_set_org_admin_to_regular_at_workspace_level", id, "no administrator of the organization");
  }
  if (guest === undefined) return undefined;
  const connected = await store.users.connectedWorkspaces(id);
  const all = new Set([...memberships.map(({ workspaceId }) => workspaceId), ...connected]);
  if (all.size < 2) return undefined;
  return refuse("cannot_set_this_guest_to_regular_at_team_level", id, "a guest of one workspace");
}

function refuseOwner(user: User, { user: self }: WebapiCaller) {
  if (mayChange(user, self?.organizationRole)) return undefined;
  return refuse("invalid_role_for_user", user.id, "a user who is not an owner");
}
