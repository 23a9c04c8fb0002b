import type { AdministeredUser } from "@rollcall/api/webapi";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { secondsOf } from "../../values/instant.js";
import { expirationIn } from "../directory/expiration-in.js";
import { isActive, isExpired } from "../directory/is-active.js";
import { realNameOf } from "../directory/real-name.js";
import { isAdministrator, isOwner, isPrimaryOwner, roleIn } from "../directory/role.js";

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
export function toAdministered(user: User, view: AdministeredView): AdministeredUser {
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
