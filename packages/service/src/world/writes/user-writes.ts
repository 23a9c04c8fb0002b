import { userDefaults } from "../../generated/service.js";
import type { Write } from "../../store/write.js";
import { hasProfileData } from "../../users/profile-fields.js";
import type { Enterprise, Guest, Membership, Name, User } from "../../users/user.js";
import type { WorldUser } from "../format/user.js";
import { defined, present } from "./present.js";
import { storedCreation, storedInstant } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** The people and bots. */
export function userWrites(context: WriteContext): readonly Write[] {
  return (context.world.users ?? []).map((user, index) => ({
    kind: "putUser",
    user: toUser(user, index, context),
    replaces: 0,
  }));
}

function toUser(user: WorldUser, index: number, context: WriteContext): User {
  const created = storedCreation(user, context.nowMs, (context.world.users ?? []).length - index - 1);
  const stored: User = {
    id: context.ids.at("user", index),
    version: 1,
    created,
    updated: created,
    kind: user.bot_of === undefined ? "person" : "bot",
    ...toPlace(user, context),
    active: user.active ?? true,
    forgotten: user.forgotten ?? false,
    has2fa: user.has_2fa ?? false,
    userName: user.userName,
    displayName: user.displayName ?? fullName(user) ?? user.userName,
    name: toName(user),
    emails: user.emails ?? [],
    ...present("profileUrl", user.profileUrl),
    timezone: user.timezone ?? userDefaults.timezone,
    ...toProfile(user, context),
    hasProfileFields: false,
  };
  return { ...stored, hasProfileFields: hasProfileData(stored) };
}

/** Whether the user is at home in a workspace of another company. */
function isForeignUser(user: WorldUser, { world, names }: WriteContext): boolean {
  const [home] = Object.keys(user.workspaces ?? {});
  return home !== undefined && world.workspaces[names.lookup("workspace", home)[0] ?? -1]?.foreign === true;
}

/** Where the user belongs: the organization, its workspaces, the app of a bot. */
function toPlace(user: WorldUser, context: WriteContext): Pick<User, "memberships"> & Partial<User> {
  const { ids } = context;
  const memberships: readonly Membership[] = Object.entries(user.workspaces ?? {}).map(([workspace, role]) => ({
    workspaceId: ids.of("workspace", workspace),
    role,
  }));
  return {
    ...present("appId", user.bot_of === undefined ? undefined : ids.of("app", user.bot_of)),
    ...present("organizationId", isForeignUser(user, context) ? undefined : ids.organization),
    ...present("organizationRole", user.organization_role),
    memberships: memberships.length > 0 ? memberships : [{ workspaceId: ids.workspace(undefined), role: "member" }],
  };
}

function toProfile(user: WorldUser, context: WriteContext): Partial<User> {
  return {
    ...present("photo", user.photo),
    ...present("title", user.title),
    ...present("locale", user.locale),
    ...present("preferredLanguage", user.preferredLanguage),
    ...present("userType", user.userType),
    ...present("primaryPhone", user.primaryPhone),
    ...present("mobilePhone", user.mobilePhone),
    ...present("address", user.address && defined(user.address)),
    ...present("role", user.role && defined(user.role)),
    ...present("enterprise", user.enterprise && toEnterprise(user.enterprise, context)),
    ...present("startDate", user.startDate && storedInstant(user.startDate)),
    ...present("guest", user.guest && toGuest(user.guest, context)),
  };
}

function toName(user: WorldUser): Name {
  return user.name === undefined ? { givenName: user.displayName ?? user.userName } : defined(user.name);
}

function fullName(user: WorldUser): string | undefined {
  const parts = [user.name?.givenName, user.name?.familyName].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(" ");
}

function toEnterprise({ manager, ...texts }: NonNullable<WorldUser["enterprise"]>, { ids }: WriteContext): Enterprise {
  return { ...defined(texts), ...present("managerId", manager === undefined ? undefined : ids.of("user", manager)) };
}

function toGuest(guest: NonNullable<WorldUser["guest"]>, { ids }: WriteContext): Guest {
  const expirations = Object.entries(guest.expirations ?? {}).map(([workspace, expiration]) => ({
    workspaceId: ids.of("workspace", workspace),
    expiration: storedInstant(expiration),
  }));
  return {
    kind: guest.kind,
    ...present("expiration", guest.expiration && storedInstant(guest.expiration)),
    ...(expirations.length > 0 && { expirations }),
  };
}
