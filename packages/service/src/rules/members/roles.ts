import type {
  AdminUsersSetAdminArguments,
  AdminUsersSetOwnerArguments,
  AdminUsersSetRegularArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { Role, User } from "../../model/user.js";
import { decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { createFindUser, storeChange } from "../administration/administered-user.js";
import { createFindTeam } from "../administration/find-team.js";
import { belongsToAny } from "../directory/reach.js";
import { isActive, isAdministrator, isPrimaryOwner, mayChange, roleIn } from "../directory/user.js";
import { refuse } from "./membership.js";

type SetAdminOutcome = MethodOutcome<Methods["admin.users.setAdmin"]>;
type Context = MethodContext<WebapiCaller>;

/** Makes a user an admin of a workspace or of the organization. */
export function createSetAdmin({ store }: { readonly store: Store }) {
  return (sent: AdminUsersSetAdminArguments, { caller, now }: Context): Promise<SetAdminOutcome> =>
    decide<SetAdminOutcome>(store, async () => {
      const found = await findRoleHolder(sent, "user_not_found", caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { user, place } = found;
      const refusal = refuseOtherOwner(user, caller) ?? refuseAdministrator(user, now.getTime());
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      return storeChange(user, withRole(user, place, "admin"), now.getTime());
    });
}

function refuseOtherOwner(user: User, { user: self }: WebapiCaller) {
  if (mayChange(user, self?.organizationRole)) return undefined;
  return refuse("invalid_permissions", self?.organizationRole, "an owner");
}

type SetOwnerOutcome = MethodOutcome<Methods["admin.users.setOwner"]>;

/** Makes a user an owner of a workspace or of the organization. */
export function createSetOwner({ store }: { readonly store: Store }) {
  return (sent: AdminUsersSetOwnerArguments, { caller, now }: Context): Promise<SetOwnerOutcome> =>
    decide<SetOwnerOutcome>(store, async () => {
      const found = await findRoleHolder(sent, "user_must_be_in_workspace", caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { user, place } = found;
      const refusal = refuseAdministrator(user, now.getTime());
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      return storeChange(user, withRole(user, place, "owner"), now.getTime());
    });
}

type SetRegularOutcome = MethodOutcome<Methods["admin.users.setRegular"]>;

/** Makes a user a regular member of a workspace or of the organization. */
export function createSetRegular({ store }: { readonly store: Store }) {
  return (sent: AdminUsersSetRegularArguments, { caller, now }: Context): Promise<SetRegularOutcome> =>
    decide<SetRegularOutcome>(store, async () => {
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

/** The place of a role. */
interface RolePlace {
  readonly kind: "organization" | "workspace";
  readonly id: Id;
}

/** The user whose role a call changes, or why the call is refused. */
type FoundHolder<Outside extends string> =
  | { readonly ok: true; readonly user: User; readonly place: RolePlace }
  | Refused<"cannot_modify_primary_owner" | "team_access_not_granted" | "team_not_found" | "user_not_found" | Outside>;

interface Named {
  readonly team_id: Id;
  readonly user_id: Id;
}

const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
const findUser = createFindUser(refuse, "user_not_found");

/**
 * Finds the user whose role in a workspace or in the organization a call changes. Primary owners are refused.
 * @param outside code for users who do not belong to the workspace
 */
async function findRoleHolder<const Outside extends string>(
  { team_id: teamId, user_id: userId }: Named,
  outside: Outside,
  caller: WebapiCaller,
  store: Store,
): Promise<FoundHolder<Outside>> {
  const found = await findPlace(teamId, caller, store);
  if (!found.ok) return found;
  const { place } = found;
  const named = await findUser(userId, caller, store);
  if (!named.ok) return named;
  const { user } = named;
  if (place.kind === "workspace" && !(await belongsToAny(user, [place.id], store))) {
    return refuse(outside, userId, `a member of ${place.id}`);
  }
  if (isPrimaryOwner(user.organizationRole) || isPrimaryOwner(roleIn(user, place))) {
    return refuse("cannot_modify_primary_owner", userId, "a user who is not the primary owner");
  }
  return { ok: true, user, place };
}

type FoundPlace =
  | { readonly ok: true; readonly place: RolePlace }
  | Refused<"team_access_not_granted" | "team_not_found">;

async function findPlace(teamId: Id, caller: WebapiCaller, store: Store): Promise<FoundPlace> {
  const { organization, token } = caller;
  if (teamId !== organization?.id) {
    const found = await findTeam(teamId, caller, store);
    return found.ok ? { ok: true, place: { kind: "workspace", id: teamId } } : found;
  }
  const { workspaceIds } = token.installation;
  if (workspaceIds === undefined) return { ok: true, place: { kind: "organization", id: teamId } };
  return refuse("team_access_not_granted", workspaceIds, "an installation that covers the whole organization");
}

/** The user with a role in a workspace or in the organization; the same object if the user has it. */
function withRole(user: User, place: RolePlace, role: Role): User {
  if ((roleIn(user, place) ?? "member") === role) return user;
  if (place.kind === "organization") {
    const { organizationRole: _former, ...regular } = user;
    return role === "member" ? regular : { ...regular, organizationRole: role };
  }
  const { memberships } = user;
  const changed = { workspaceId: place.id, role };
  const isOwn = memberships.some(({ workspaceId }) => workspaceId === place.id);
  // A member through a connected group has no membership of their own yet.
  if (!isOwn) return { ...user, memberships: [...memberships, changed] };
  return { ...user, memberships: memberships.map((one) => (one.workspaceId === place.id ? changed : one)) };
}

/** Refuses users who cannot be administrators: guests, bots and deactivated users. */
function refuseAdministrator(user: User, nowMs: number): Refused<"invalid_role_for_user"> | undefined {
  return user.guest === undefined ? refuseAccount(user, nowMs) : refuse("invalid_role_for_user", user.id, "no guest");
}

/** Refuses users whose role does not change: bots and deactivated users. */
function refuseAccount(user: User, nowMs: number): Refused<"invalid_role_for_user"> | undefined {
  if (user.kind === "person" && !user.forgotten && isActive(user, nowMs)) return undefined;
  return refuse("invalid_role_for_user", user.id, "an active user who is not a bot");
}
