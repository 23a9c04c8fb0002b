import type { AdminUsersRemoveArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { createFindTeam } from "../administration/find-team.js";
import { createFindUser } from "../administration/find-user.js";
import { isActive } from "../directory/is-active.js";
import { isPrimaryOwner, mayChange, roleIn } from "../directory/role.js";
import { leaveWorkspace } from "./leave-workspace.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["admin.users.remove"]>;
type Context = MethodContext<WebapiCaller>;

const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
const findUser = createFindUser(refuse, "user_not_found");

/** Removes a user from a workspace. */
export function createRemoveMember({ store }: { readonly store: Store }) {
  return (
    { team_id: teamId, user_id: userId }: AdminUsersRemoveArguments,
    { caller, now }: Context,
  ): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const team = await findTeam(teamId, caller, store);
      if (!team.ok) return { kind: "answer", answer: team };
      const found = await findUser(userId, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { user } = found;
      const refusal =
        refuseRemoval(user, teamId, caller) ?? (await refuseStranger(user, { teamId, nowMs: now.getTime(), store }));
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const batch = await leaveWorkspace(user, teamId, now.getTime(), store);
      return {
        kind: "commit",
        batch: { ...batch, ...(caller.user !== undefined && { byId: caller.user.id }) },
        answer: () => ({ ok: true }),
      };
    });
}

function refuseRemoval(user: User, teamId: Id, { user: self }: WebapiCaller) {
  if (user.kind === "bot") return refuse("user_not_found", user.id, "a person");
  const role = roleIn(user, { kind: "workspace", id: teamId });
  if (isPrimaryOwner(user.organizationRole) || isPrimaryOwner(role)) {
    return refuse("cannot_modify_primary_owner", user.id, "a user who is not the primary owner");
  }
  if (mayChange(user, self?.organizationRole)) return undefined;
  return refuse("invalid_permissions", self?.organizationRole, "an owner");
}

interface Place {
  readonly teamId: Id;
  readonly nowMs: number;
  readonly store: Store;
}

async function refuseStranger(user: User, { teamId, nowMs, store }: Place) {
  const connected = await store.users.connectedWorkspaces(user.id);
  const isConnected = connected.includes(teamId);
  const isMember = isConnected || user.memberships.some(({ workspaceId }) => workspaceId === teamId);
  if (!isMember || !isActive(user, nowMs)) {
    return refuse("user_already_deleted", user.id, `an active member of ${teamId}`);
  }
  if (!isConnected) return undefined;
  return refuse("failed_to_remove_user_from_workspace", user.id, "a member who is in no connected group");
}
