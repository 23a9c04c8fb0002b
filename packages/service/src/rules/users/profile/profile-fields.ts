import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { type ProfileFieldName, profileFieldFacts, profileFieldNames } from "../../../generated/service.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { DocumentReader } from "../../../model/port/document-reader.js";
import { createProfileField, type ProfileField, profileFields } from "../../../model/profile-field.js";
import type { Enterprise, User } from "../../../model/user.js";
import { accept, type Result } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import type { Home } from "../../directory/reach.js";
import type { ResolvedUser } from "../../directory/user.js";

/** Whether the user has enterprise or custom profile data. */
export function hasProfileData(user: User): boolean {
  return (
    user.name.honorificPrefix !== undefined ||
    user.address !== undefined ||
    user.primaryPhone !== undefined ||
    user.mobilePhone !== undefined ||
    user.userType !== undefined ||
    user.role !== undefined ||
    user.preferredLanguage !== undefined ||
    user.locale !== undefined ||
    user.startDate !== undefined ||
    Object.keys(user.enterprise ?? {}).length > 0
  );
}

/** Enterprise attributes with plain text, in display order. */
export const enterpriseTexts = [
  "employeeNumber",
  "costCenter",
  "organization",
  "division",
  "department",
] as const satisfies readonly (keyof Enterprise)[];

const values: { readonly [Name in ProfileFieldName]: (user: User) => unknown } = {
  addresses: ({ address }) => address,
  city: ({ address }) => address?.locality,
  costCenter: ({ enterprise }) => enterprise?.costCenter,
  country: ({ address }) => address?.country,
  department: ({ enterprise }) => enterprise?.department,
  division: ({ enterprise }) => enterprise?.division,
  employeeId: ({ enterprise }) => enterprise?.employeeNumber,
  honorificPrefix: ({ name }) => name.honorificPrefix,
  locale: ({ locale }) => locale,
  manager: ({ enterprise }) => enterprise?.managerId,
  organization: ({ enterprise }) => enterprise?.organization,
  phone: ({ primaryPhone, mobilePhone }) => primaryPhone ?? mobilePhone,
  preferredLanguage: ({ preferredLanguage }) => preferredLanguage,
  roles: ({ role }) => role,
  title: ({ title }) => title,
  userType: ({ userType }) => userType,
  zipCode: ({ address }) => address?.postalCode,
};

/** Whether the user has a value for a custom profile field. */
export function hasValue(user: User, field: ProfileFieldName): boolean {
  return values[field](user) !== undefined;
}

/** Dependencies of synchronizing profile fields. */
interface SyncContext {
  readonly store: DocumentReader;
  readonly nowMs: number;
  readonly caller: Home;
}

/**
 * Adds profile fields to the commit of a user: creates fields with their first value, and locks unlocked ones.
 * @param resolving awaited while the fields are read, if it is a promise
 */
export async function syncProfileFields(
  resolving: Result<ResolvedUser> | Promise<Result<ResolvedUser>>,
  changes: readonly Change<UserCreate>[],
  { store, nowMs, caller }: SyncContext,
): Promise<Result<ResolvedUser>> {
  const home = (caller.organization ?? caller.workspace).id;
  const sent = findSent(changes);
  if (sent.length === 0) return resolving;
  const [resolved, existing] = await Promise.all([resolving, readFields(store, home, sent)]);
  if (!resolved.ok) return resolved;
  const { user, expect, writes } = resolved.value;
  const fields = sent
    .filter((name) => hasValue(user, name))
    .flatMap((name): readonly ProfileField[] => {
      const field = existing.find((one) => one.name === name);
      if (field === undefined) return [createProfileField(home, name, nowMs)];
      return field.locked ? [] : [{ ...field, version: field.version + 1, locked: true }];
    });
  return accept({
    user,
    expect: [...expect, ...fields.map(({ name, version }) => hasVersion(profileFields, { home, name }, version - 1))],
    writes: [...writes, ...fields.map((field) => put(profileFields, field))],
  });
}

/** Paths of the custom profile fields, by the attribute in which they start. */
const paths = Map.groupBy(
  profileFieldNames.map((name) => {
    const [attribute = "", ...parts] = profileFieldFacts[name].attribute.split(".");
    return { name, attribute, parts };
  }),
  ({ attribute }) => attribute,
);

/** Names of the fields that the changes write, in the order of the definition. */
function findSent(changes: readonly Change<UserCreate>[]): readonly ProfileFieldName[] {
  const sent = new Set<ProfileFieldName>();
  for (const change of changes) {
    if (change.kind === "remove") continue;
    for (const { name, parts } of paths.get(change.attribute) ?? []) if (reaches(change.value, parts)) sent.add(name);
  }
  return sent.size < 2 ? [...sent] : profileFieldNames.filter((name) => sent.has(name));
}

/** The stored fields with the names: one by its key, several among all fields in one query. */
async function readFields(
  store: DocumentReader,
  home: Id,
  names: readonly ProfileFieldName[],
): Promise<readonly ProfileField[]> {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0)
    return store.list(profileFields, "of_home", { home }, { limit: profileFieldNames.length });
  const field = await store.get(profileFields, { home, name });
  return field === undefined ? [] : [field];
}

/** Whether a value, or one of several, has the sub-attribute at a path. */
function reaches(value: unknown, [part, ...parts]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((each) => reaches(each, part === undefined ? [] : [part, ...parts]));
  if (part === undefined) return true;
  return typeof value === "object" && value !== null && part in value && reaches(Reflect.get(value, part), parts);
}
