import { profileFieldNames, userDefaults } from "../generated/service.js";
import { put } from "../model/port/document.js";
import { type CustomFieldValue, createProfileField, profileFields, wantedValue } from "../model/profile-field.js";
import type { Write } from "../model/store.js";
import {
  type Enterprise,
  type Guest,
  homeOf,
  type Membership,
  type Name,
  type Status,
  type User,
  users as userDocument,
} from "../model/user.js";
import { hasProfileData, hasValue } from "../rules/users/profile/profile-fields.js";
import type { Id } from "../values/ids.js";
import { customFieldSection, profileFieldSection } from "./profile-fields.js";
import {
  defined,
  findItem,
  present,
  storedCreation,
  storedInstant,
  type WorldContext,
  type WorldFinding,
  type WriteContext,
} from "./section.js";
import type { WorldUser } from "./users.js";

/** Writes of the users and bots, and of unlisted profile fields that they have values for. */
export function userWrites(users: readonly WorldUser[], context: WriteContext): readonly Write[] {
  const stored = users.map((user, index) => toUser(user, { index, itemsAfter: users.length - index - 1 }, context));
  return [...stored.map((user) => put(userDocument, user)), ...fieldWrites(stored, context)];
}

function fieldWrites(users: readonly User[], { ids, items, nowMs }: WriteContext): readonly Write[] {
  const home = ids.organization ?? ids.workspace(undefined);
  const listed = new Set(items(profileFieldSection).map(({ name }) => name));
  return profileFieldNames
    .filter((name) => !listed.has(name) && users.some((user) => homeOf(user) === home && hasValue(user, name)))
    .map((name) => put(profileFields, createProfileField(home, name, nowMs)));
}

interface Place {
  readonly index: number;
  readonly itemsAfter: number;
}

function toUser(user: WorldUser, { index, itemsAfter }: Place, context: WriteContext): User {
  const created = storedCreation(user, context.nowMs, itemsAfter);
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

/** Whether the user's home is a workspace of another company. */
function isForeignUser(user: WorldUser, { isForeign }: WriteContext): boolean {
  return isForeign(Object.keys(user.workspaces ?? {})[0]);
}

/** Organization, workspaces and, for a bot, the app of the user. */
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
    ...present("customFields", user.custom_fields && toCustomValues(user.custom_fields, context)),
    ...present("pronouns", user.pronouns),
    ...present("status", user.status && toStatus(user.status)),
    ...(user.away === true && { away: true }),
  };
}

function toStatus({ expiration, ...texts }: NonNullable<WorldUser["status"]>): Status {
  return { ...texts, ...present("expiration", expiration && storedInstant(expiration)) };
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

type WorldValues = NonNullable<WorldUser["custom_fields"]>;

/** Values of custom fields are of the type of their field. */
export function checkCustomValues(users: readonly WorldUser[], context: WorldContext): readonly WorldFinding[] {
  return users.flatMap(({ custom_fields: values = {} }, i) =>
    Object.entries(values).flatMap(([name, stated]) => {
      const field = findItem(context, customFieldSection, name);
      if (field === undefined) return [];
      const { value } = toStated(stated);
      const { type = "text", options } = field;
      const isUnknown = type === "user" && context.names.lookup("user", value).length !== 1;
      const wanted = isUnknown
        ? "the name or id of a user"
        : wantedValue({ type, ...present("options", options) }, value);
      if (wanted === undefined) return [];
      return [{ path: ["users", i, "custom_fields", name], message: `The field ${name} takes ${wanted}` }];
    }),
  );
}

/** Stored values of custom fields, by the ID of the field. */
function toCustomValues(values: WorldValues, context: WriteContext): Readonly<Record<Id, CustomFieldValue>> {
  const { ids } = context;
  return Object.fromEntries(
    Object.entries(values).map(([name, stated]) => {
      const { value, alt } = toStated(stated);
      const isUser = findItem(context, customFieldSection, name)?.type === "user";
      const stored = { value: isUser ? ids.of("user", value) : value, ...present("alt", alt) };
      return [ids.of("custom field", name), stored];
    }),
  );
}

function toStated(stated: WorldValues[string]) {
  return typeof stated === "string" ? { value: stated, alt: undefined } : stated;
}
