import type { EnterpriseUser, User as UserObject } from "@rollcall/api/webapi";
import { userDefaults } from "../../../generated/service.js";
import type { Organization } from "../../../model/organization.js";
import type { Role, User } from "../../../model/user.js";
import { zoneAt } from "../../../values/dates/zone.js";
import { secondsOf } from "../../../values/instant.js";
import { colorOf } from "../../../values/picture.js";
import { isActive, isExpired } from "../../directory/is-active.js";
import { realNameOf } from "../../directory/real-name.js";
import { isAdministrator, isOwner, isPrimaryOwner } from "../../directory/role.js";
import { toProfile } from "./to-profile.js";

/** Context of a user object. */
export interface UserObjectOptions {
  readonly siteUrl: string;
  readonly nowMs: number;
  /** Workspace that the caller acts in. The user's roles are those there and in the organization. */
  readonly workspaceId: string;
  /** The workspace that the user is shown in. */
  readonly shownIn: string;
  readonly withEmail: boolean;
  readonly withLocale: boolean;
  readonly isStranger: boolean;
  /** The organization that the user belongs to. Absent for a standalone workspace. */
  readonly organization?: Pick<Organization, "id" | "name">;
  /** Whether the calling app has a token that acts as the user. */
  readonly isAppUser: boolean;
}

/** A user as the Web API shows it. */
export function toUserObject(user: User, options: UserObjectOptions): UserObject {
  const { nowMs, withLocale, isStranger } = options;
  const roles = rolesAt(user, options.workspaceId);
  const zone = zoneAt(user.timezone, nowMs);
  return {
    id: user.id,
    team_id: options.shownIn,
    name: user.userName,
    deleted: !isActive(user, nowMs),
    color: colorOf(user),
    real_name: realNameOf(user),
    tz: user.timezone,
    tz_label: zone?.label ?? user.timezone,
    tz_offset: zone?.offsetSeconds ?? 0,
    profile: toProfile(user, options),
    is_admin: roles.some(isAdministrator),
    is_owner: roles.some(isOwner),
    is_primary_owner: roles.some(isPrimaryOwner),
    is_restricted: user.guest !== undefined,
    is_ultra_restricted: user.guest?.kind === "single",
    is_bot: user.kind === "bot",
    is_app_user: options.isAppUser && !isExpired(user, nowMs),
    ...(isStranger && { is_stranger: true }),
    ...(options.organization !== undefined && { enterprise_user: toEnterpriseUser(user, options.organization) }),
    updated: secondsOf(user.updated),
    has_2fa: user.has2fa,
    ...(withLocale && { locale: user.locale ?? userDefaults.locale }),
  };
}

function toEnterpriseUser(user: User, { id, name }: Pick<Organization, "id" | "name">): EnterpriseUser {
  const role = user.organizationRole;
  return {
    id: user.id,
    enterprise_id: id,
    enterprise_name: name,
    is_admin: isAdministrator(role),
    is_owner: isOwner(role),
    is_primary_owner: isPrimaryOwner(role),
    teams: user.memberships.map(({ workspaceId }) => workspaceId),
  };
}

function rolesAt({ organizationRole, memberships }: User, workspaceId: string): readonly Role[] {
  const there = memberships.filter((membership) => membership.workspaceId === workspaceId);
  const roles = there.map(({ role }) => role);
  return organizationRole === undefined ? roles : [organizationRole, ...roles];
}
