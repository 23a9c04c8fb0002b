import type { User as UserObject, UserProfile } from "@rollcall/api/webapi";
import { isActive } from "../../directory/is-active.js";
import { isAdministrator, isOwner, isPrimaryOwner, rolesOf } from "../../directory/role.js";
import { userDefaults } from "../../generated/service.js";
import { secondsOf, zoneLabel, zoneOffsetSeconds } from "../../values/instant.js";
import { colorOf, pictureOf } from "../../values/picture.js";
import type { Role, User } from "../user.js";

/** Context of a user object. */
interface UserObjectOptions {
  readonly siteUrl: string;
  readonly nowMs: number;
  /** Workspace that the caller acts in. The user's roles are those there and in the organization. */
  readonly workspaceId: string;
  /** The workspace that the user is shown in. */
  readonly shownIn: string;
  readonly withEmail: boolean;
  readonly withLocale: boolean;
  readonly isStranger: boolean;
  /** Whether the calling app has a token that acts as the user. */
  readonly isAppUser: boolean;
}

/** A user as the Web API shows it. */
export function toUserObject(user: User, options: UserObjectOptions): UserObject {
  const { nowMs, withLocale, isStranger } = options;
  const roles = rolesAt(user, options.workspaceId);
  return {
    id: user.id,
    team_id: options.shownIn,
    name: user.userName,
    deleted: !isActive(user, nowMs),
    color: colorOf(user),
    real_name: realNameOf(user),
    tz: user.timezone,
    tz_label: zoneLabel(user.timezone, nowMs) ?? user.timezone,
    tz_offset: zoneOffsetSeconds(user.timezone, nowMs) ?? 0,
    profile: toProfile(user, options),
    is_admin: roles.some(isAdministrator),
    is_owner: roles.some(isOwner),
    is_primary_owner: roles.some(isPrimaryOwner),
    is_restricted: user.guest !== undefined,
    is_ultra_restricted: user.guest?.kind === "single",
    is_bot: user.kind === "bot",
    is_app_user: options.isAppUser,
    ...(isStranger && { is_stranger: true }),
    updated: secondsOf(user.updated),
    has_2fa: user.has2fa,
    ...(withLocale && { locale: user.locale ?? userDefaults.locale }),
  };
}

function toProfile(user: User, { siteUrl, withEmail, shownIn }: UserObjectOptions): UserProfile {
  const realName = realNameOf(user);
  const [email] = user.emails;
  const { hash, url: image } = pictureOf(user, siteUrl);
  return {
    avatar_hash: hash,
    status_text: "",
    status_emoji: "",
    real_name: realName,
    display_name: user.displayName,
    real_name_normalized: withoutMarks(realName),
    display_name_normalized: withoutMarks(user.displayName),
    ...(withEmail && email !== undefined && { email }),
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

function rolesAt(user: User, workspaceId: string): readonly Role[] {
  const { organizationRole, memberships } = user;
  return rolesOf({
    ...(organizationRole !== undefined && { organizationRole }),
    memberships: memberships.filter((membership) => membership.workspaceId === workspaceId),
  });
}

function realNameOf({ name, displayName }: User): string {
  const parts = [name.givenName, name.familyName].filter((part) => part !== undefined && part !== "");
  return parts.length === 0 ? displayName : parts.join(" ");
}

/** Removes diacritics: `Zoe` for `Zoë`. */
function withoutMarks(text: string): string {
  if (!/[^\0-\u{7F}]/u.test(text)) return text;
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .normalize("NFC");
}
