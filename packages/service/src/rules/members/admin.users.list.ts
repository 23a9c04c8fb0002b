import type { AdministeredUser, AdminUsersListArguments, AdminUsersListRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { printItemCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { Role, User } from "../../model/user.js";
import type { AdministeredSlice } from "../../model/user-store.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { secondsOf } from "../../values/instant.js";
import { readUserPlace } from "../administration/administered-user.js";
import { createFindTeam } from "../administration/find-team.js";
import {
  expirationIn,
  isActive,
  isAdministrator,
  isExpired,
  isOwner,
  isPrimaryOwner,
  realNameOf,
  roleIn,
} from "../directory/user.js";

type Outcome = MethodOutcome<Methods["admin.users.list"]>;
type Context = MethodContext<WebapiCaller>;
type Sent = AdminUsersListArguments;

const refuse = createRefuse<AdminUsersListRefusal["error"]>("everyday-2#adminusers");
const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });

/** Dependencies of `admin.users.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.users.list"]>;
  readonly store: Store;
}

/** Lists the users of the organization or of one workspace. */
export function createAdminUsersList({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: Sent, { caller, now }: Context): Promise<Outcome> => {
    const { team_id: teamId, cursor = "", limit = defaultSize } = sent;
    const refusal = (await refuseTeam(teamId, caller, store)) ?? refuseFilters(sent);
    if (refusal !== undefined) return refusal;
    const slice = sliceOf(sent, caller);
    const from = cursor === "" ? {} : await readUserPlace(cursor, slice.home, store);
    if (from === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    const found = await store.users.administered({ ...slice, ...from, limit: limit + 1 });
    const page = found.slice(0, limit);
    const next = found[limit];
    const connections = await store.users.connectionsOf(page.map(({ id }) => id));
    const view = {
      caller,
      nowMs: now.getTime(),
      connections,
      ...(teamId !== undefined && { teamId }),
      withFormerWorkspaces: sent.include_deactivated_user_workspaces === true,
    };
    return {
      ok: true,
      users: page.map((user) => toAdministered(user, view)),
      response_metadata: { next_cursor: next === undefined ? "" : printItemCursor("user", next.id) },
    };
  };
}

async function refuseTeam(teamId: string | undefined, caller: WebapiCaller, store: Store) {
  const found = teamId === undefined ? undefined : await findTeam(teamId, caller, store);
  return found?.ok === false ? found : undefined;
}

function refuseFilters(sent: Sent): Refused<AdminUsersListRefusal["error"]> | undefined {
  const { team_id: teamId, only_guests: onlyGuests, include_admins: admins, include_owners: owners } = sent;
  if (teamId !== undefined && sent.include_deactivated_user_workspaces === true) {
    return refuse("include_deactivated_user_workspaces_invalid", teamId, "a call for the whole organization");
  }
  if (onlyGuests !== true || (admins !== true && owners !== true)) return undefined;
  const messages = ["[ERROR] cannot be combined with include_admins and include_owners [json-pointer:/only_guests]"];
  return { ...refuse("invalid_arguments", sent, "guests, or admins and owners"), messages };
}

function sliceOf(sent: Sent, { token, organization, workspace }: WebapiCaller): Omit<AdministeredSlice, "limit"> {
  const { team_id: workspaceId, is_active, only_guests } = sent;
  const home = (organization ?? workspace).id;
  const anyOf = rolesOf(sent);
  const { workspaceIds } = token.installation;
  return {
    home,
    active: is_active !== false,
    ...(only_guests === true && { onlyGuests: true }),
    ...(anyOf.length > 0 && { roles: { of: workspaceId ?? home, anyOf } }),
    ...(workspaceId !== undefined && { workspaceId }),
    ...(workspaceId === undefined &&
      workspaceIds !== undefined && { granted: { workspaceIds, userId: token.userId ?? "" } }),
  };
}

function rolesOf({ include_admins: admins, include_owners: owners }: Sent): readonly Role[] {
  return [...(admins === true ? (["admin"] as const) : []), ...(owners === true ? owning : [])];
}

const owning = ["owner", "primary_owner"] as const satisfies readonly Role[];

/** Dependencies of an administrator's view of users. */
interface AdministeredView {
  readonly caller: Pick<WebapiCaller, "organization" | "workspace">;
  readonly nowMs: number;
  /** Workspace that the call names, if any. */
  readonly teamId?: Id;
  /** Workspaces that users joined through groups, by user. */
  readonly connections: ReadonlyMap<Id, readonly Id[]>;
  /** Whether the workspaces of deactivated users are shown. */
  readonly withFormerWorkspaces: boolean;
}

/** Writes a user as administrators list it. */
function toAdministered(user: User, view: AdministeredView): AdministeredUser {
  const { guest } = user;
  const { teamId, nowMs, withFormerWorkspaces } = view;
  const active = isActive(user, nowMs);
  return {
    id: user.id,
    email: user.emails[0] ?? "",
    username: user.userName,
    full_name: realNameOf(user),
    ...rolesIn(user, view),
    is_restricted: guest !== undefined,
    is_ultra_restricted: guest?.kind === "single",
    is_bot: user.kind === "bot",
    is_active: active,
    date_created: secondsOf(user.created),
    ...(!active && { deactivated_ts: deactivatedTs(user, nowMs) }),
    ...(guest !== undefined && { expiration_ts: expirationTs(guest, teamId) }),
    roles: [],
    workspaces: active || withFormerWorkspaces ? workspacesOf(user, view) : [],
    ...(teamId === undefined && signingIn(user, view)),
  };
}

function rolesIn(user: User, { caller: { organization, workspace }, teamId }: AdministeredView) {
  const { id } = organization ?? workspace;
  const role = roleIn(user, teamId === undefined ? { kind: "organization", id } : { kind: "workspace", id: teamId });
  return { is_admin: isAdministrator(role), is_owner: isOwner(role), is_primary_owner: isPrimaryOwner(role) };
}

function deactivatedTs(user: User, nowMs: number): number {
  const { guest, updated } = user;
  return secondsOf(guest?.expiration !== undefined && isExpired(user, nowMs) ? guest.expiration : updated);
}

function expirationTs(guest: NonNullable<User["guest"]>, teamId: Id | undefined): number {
  const expiration = expirationIn(guest, teamId);
  return expiration === undefined ? 0 : secondsOf(expiration);
}

function workspacesOf({ id, memberships }: User, { connections }: AdministeredView): readonly Id[] {
  const own = memberships.map(({ workspaceId }) => workspaceId);
  return [...new Set([...own, ...(connections.get(id) ?? [])])];
}

function signingIn({ kind, has2fa }: User, { caller: { organization, workspace } }: AdministeredView) {
  const { identityManager } = (organization ?? workspace).userRules;
  return { has_2fa: has2fa, has_sso: identityManager && kind === "person", last_active_ts: 0 };
}
