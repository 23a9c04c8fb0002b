import type { EnterpriseUser, User as UserObject, UserProfile } from "@rollcall/api/webapi";
import { type Awaitable, after, cachedJson } from "@rollcall/webapi-core";
import { appDefaults, userDefaults } from "../../../generated/service.js";
import type { WebapiCaller } from "../../../model/caller.js";
import type { Organization } from "../../../model/organization.js";
import type { Store } from "../../../model/store.js";
import type { Role, User } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";
import { millisecondsOf, secondsOf } from "../../../values/instant.js";
import { colorOf, pictureOf } from "../../../values/picture.js";
import { withoutMarks } from "../../../values/text.js";
import { zoneAt } from "../../../values/time-zones.js";
import { isForeign, workspaceOfUser } from "../../directory/reach.js";
import {
  isActive,
  isAdministrator,
  isExpired,
  isOwner,
  isPrimaryOwner,
  realNameOf,
  toBotId,
} from "../../directory/user.js";
import { without } from "../changes/user-draft.js";

/** The last representation of a user. */
interface Shown {
  readonly key: string;
  readonly shown: UserObject;
}

const minuteMs = 60_000;
const known = new WeakMap<User, Shown>();

/**
 * The same as `toUserObject`, which is remembered for a document that a store reads again unchanged. Nothing of a user
 * changes within a minute without a write, except what expires.
 */
export function toUserObjectAgain(user: User, options: UserObjectOptions): UserObject {
  if (user.status?.expiration !== undefined || user.guest?.expiration !== undefined) return toUserObject(user, options);
  const key = keyOf(options);
  const last = known.get(user);
  if (last?.key === key) return last.shown;
  const shown = cachedJson(toUserObject(user, options));
  known.set(user, { key, shown });
  return shown;
}

/** Everything that the object depends on besides the user. */
function keyOf({ siteUrl, nowMs, workspaceId, shownIn, withEmail, withLocale, ...rest }: UserObjectOptions): string {
  const { isStranger, isAppUser, organization } = rest;
  const flags = `${withEmail}${withLocale}${isStranger}${isAppUser}`;
  const minute = Math.floor(nowMs / minuteMs);
  return `${minute} ${flags} ${workspaceId} ${shownIn} ${siteUrl} ${organization?.id} ${organization?.name}`;
}

/** The viewer of a user, the time, and the extent of the view. */
export interface Showing {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "users" | "tokens">;
  readonly siteUrl: string;
  readonly nowMs: number;
  /** Workspace that the call is about. Default: the caller's. */
  readonly workspaceId?: Id;
  readonly withEmail: boolean;
  readonly withLocale: boolean;
  /** Whether the calling app has a token of the user, if that was read together with the user. Default: it is read. */
  readonly actsAs?: boolean;
}

/** A user as the Web API shows it to a caller. */
export function showUser(user: User, showing: Showing): Awaitable<UserObject> {
  const { caller, store } = showing;
  return after(workspaceOfUser(user, showing.workspaceId ?? caller.workspace.id, store), (shownIn) =>
    after(isUserOfApp(user, showing), (isAppUser) => toShown(user, showing, { shownIn, isAppUser })),
  );
}

/** A user as the Web API shows it, with what was looked up. */
export function toShown(
  user: User,
  { caller, siteUrl, nowMs, withEmail, withLocale, workspaceId = caller.workspace.id }: Showing,
  { shownIn, isAppUser }: { readonly shownIn: Id; readonly isAppUser: boolean },
): UserObject {
  const isStranger = isForeign(user, caller);
  const options = { siteUrl, nowMs, withEmail, withLocale, workspaceId, shownIn, isStranger, isAppUser };
  const { organization } = caller;
  return toUserObjectAgain(user, organization === undefined || isStranger ? options : { ...options, organization });
}

/** Whether the user is a person for whom the calling app has a token. */
function isUserOfApp(user: User, { caller: { app, token }, store, actsAs }: Showing): Awaitable<boolean> {
  if (app === undefined || user.kind !== "person") return false;
  return user.id === token.userId || (actsAs ?? store.tokens.actsAs(app.id, user.id));
}

/** Whether the caller reads addresses. Apps older than the scope may do so without it. */
export function mayReadEmail({ scopes, app }: WebapiCaller, scope: string): boolean {
  if (scopes.has(scope)) return true;
  return app !== undefined && millisecondsOf(app.created) < millisecondsOf(appDefaults.emailScopeSince);
}

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

/** Context of a profile. */
interface ProfileOptions {
  readonly siteUrl: string;
  readonly nowMs: number;
  /** The workspace that the user is shown in. */
  readonly shownIn: string;
  readonly withEmail: boolean;
}

/** A user's profile as the Web API shows it, without custom fields. */
export function toProfile(user: User, { siteUrl, nowMs, withEmail, shownIn }: ProfileOptions): UserProfile {
  const realName = realNameOf(user);
  const [email] = user.emails;
  const { hash, url: image } = pictureOf(user, siteUrl);
  return {
    title: user.title ?? "",
    phone: user.primaryPhone ?? user.mobilePhone ?? "",
    skype: "",
    first_name: user.name.givenName ?? "",
    last_name: user.name.familyName ?? "",
    avatar_hash: hash,
    ...statusOf(user, nowMs),
    real_name: realName,
    display_name: user.displayName,
    real_name_normalized: withoutMarks(realName),
    display_name_normalized: withoutMarks(user.displayName),
    ...(user.pronouns !== undefined && { pronouns: user.pronouns }),
    ...(user.startDate !== undefined && { start_date: user.startDate.slice(0, 10) }),
    ...(withEmail && email !== undefined && { email }),
    ...(user.kind === "bot" && { bot_id: toBotId(user.id), api_app_id: user.appId ?? "", always_active: true }),
    team: shownIn,
    image_original: image("original"),
    image_24: image(24),
    image_32: image(32),
    image_48: image(48),
    image_72: image(72),
    image_192: image(192),
    image_512: image(512),
  };
}

function statusOf({ status }: User, nowMs: number) {
  if (status === undefined || hasEndedStatus({ status }, nowMs))
    return { status_text: "", status_emoji: "", status_expiration: 0 };
  const { expiration } = status;
  return {
    status_text: status.text,
    status_emoji: status.emoji,
    status_expiration: expiration === undefined ? 0 : secondsOf(expiration),
  };
}

/** Whether the user has a status that has ended. It ends at its expiration, before it is cleared. */
function hasEndedStatus({ status }: Pick<User, "status">, nowMs: number): boolean {
  return status?.expiration !== undefined && millisecondsOf(status.expiration) <= nowMs;
}

/** The user, without a status that has ended. */
export function withoutEndedStatus(user: User, nowMs: number): User {
  return hasEndedStatus(user, nowMs) ? without(user, "status") : user;
}
