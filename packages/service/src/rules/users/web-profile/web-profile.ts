import type { UsersProfileSetArguments, UsersProfileSetRefusal } from "@rollcall/api/webapi";
import type { ProfileFieldName } from "../../../generated/service.js";
import { type CustomField, type ProfileField, profileFieldId, wantedValue } from "../../../model/profile-field.js";
import type { Address, Enterprise, User } from "../../../model/user.js";
import { accept, createRefuse, type Refused } from "../../../store/decide.js";
import { isDate } from "../../../values/calendar.js";
import { isObject } from "../../../values/json.js";
import { without } from "../changes/user-draft.js";
import { hasEmoji } from "../names/name.js";

/** Code of a refused change of a profile. */
type ProfileCode = UsersProfileSetRefusal["error"];

/** A value to go on with, or why the profile is not changed. */
export type Checked<Value> = { readonly ok: true; readonly value: Value } | Refused<ProfileCode>;

/** Builds a refusal to change a profile. */
export const refuse = createRefuse<ProfileCode>("everyday-1#users");

const maxKeys = 50;
const maxKeyLength = 255;

/** Keys whose values are texts. */
const textKeys = [
  "display_name",
  "first_name",
  "last_name",
  "real_name",
  "title",
  "phone",
  "pronouns",
  "email",
  "start_date",
  "status_text",
  "status_emoji",
] as const;

/** New value of a custom field. An absent text stays unchanged, an empty one clears the field. */
interface SentField {
  readonly value?: string;
  readonly alt?: string;
}

/** New values of a profile. Absent ones stay unchanged. */
export interface SentProfile {
  readonly texts: { readonly [Key in (typeof textKeys)[number]]?: string };
  /** Unix time in seconds; 0 for never. */
  readonly statusExpiration?: number;
  /** Custom fields by ID. */
  readonly fields: Readonly<Record<string, SentField>>;
}

/** Reads the new values of a profile: an object, JSON text of one, or a single name with its value. */
export function readSent({ profile, name = "", value = "" }: UsersProfileSetArguments): Checked<SentProfile> {
  if (profile === undefined && name === "") return refuse("invalid_profile", undefined, "profile or name");
  const sent = profile === undefined ? toNested(name, value) : typeof profile === "string" ? parse(profile) : profile;
  if (!isObject(sent) || Array.isArray(sent)) return refuse("invalid_profile", profile, "an object");
  const keys = Object.keys(sent);
  if (keys.length > maxKeys) return refuse("invalid_profile", keys.length, `at most ${maxKeys} keys`);
  const long = keys.find((key) => key.length > maxKeyLength);
  if (long !== undefined) return refuse("invalid_profile", long, `keys of at most ${maxKeyLength} characters`);
  return readValues(sent);
}

/** A single value; the name of a custom field is its ID. */
function toNested(name: string, value: string): object {
  return name.startsWith("Xf") ? { fields: { [name]: { value } } } : { [name]: value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readValues(sent: object): Checked<SentProfile> {
  const texts: Record<string, string> = {};
  for (const key of textKeys) {
    const value: unknown = Reflect.get(sent, key) ?? undefined;
    if (value === undefined) continue;
    if (typeof value !== "string") return refuse("invalid_profile", value, `a text as ${key}`);
    texts[key] = value.trim();
  }
  const fields = readFields(Reflect.get(sent, "fields") ?? {});
  if (!fields.ok) return fields;
  const sentExpiration: unknown = Reflect.get(sent, "status_expiration") ?? undefined;
  if (sentExpiration === undefined) return accept({ texts, fields: fields.value });
  const statusExpiration = Number(sentExpiration === "" ? 0 : sentExpiration);
  if (!Number.isSafeInteger(statusExpiration) || statusExpiration < 0 || statusExpiration > 8_640_000_000_000) {
    return refuse("invalid_profile", sentExpiration, "Unix time as status_expiration");
  }
  return accept({ texts, statusExpiration, fields: fields.value });
}

function readFields(sent: unknown): Checked<SentProfile["fields"]> {
  if (!isObject(sent)) return refuse("invalid_profile", sent, "an object as fields");
  const fields: Record<string, SentField> = {};
  for (const [id, field] of Object.entries(sent)) {
    const { value, alt } = isObject(field)
      ? { value: Reflect.get(field, "value"), alt: Reflect.get(field, "alt") }
      : { value: field };
    if (!isText(value) || !isText(alt)) return refuse("invalid_profile", field, "texts as value and alt");
    fields[id] = { ...(value != null && { value: value.trim() }), ...(alt != null && { alt }) };
  }
  return accept(fields);
}

function isText(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === "string";
}

/** Maximum length of a custom value or its alternative text, in characters. */
const maxLength = 256;

/** Definitions of custom fields: those that SCIM writes, and those that administrators added. */
export interface KnownFields {
  readonly scim: readonly ProfileField[];
  readonly added: readonly CustomField[];
}

/** Applies title, phone, pronouns and custom fields of a profile. Locked fields belong to SCIM. */
export function applyFields(user: User, { texts, fields }: SentProfile, known: KnownFields): Checked<User> {
  const { title, phone, pronouns, start_date: startDate } = texts;
  let changed: User = user;
  const named: readonly (readonly [ProfileFieldName, SentField])[] = [
    ...(title === undefined ? [] : [["title", { value: title }] as const]),
    ...(phone === undefined ? [] : [["phone", { value: phone }] as const]),
  ];
  const custom: (readonly [ProfileFieldName, SentField])[] = [];
  const added: (readonly [CustomField, SentField])[] = [];
  for (const [id, field] of Object.entries(fields)) {
    const found = known.scim.find(({ name }) => profileFieldId(name) === id);
    const other = known.added.find((one) => one.id === id);
    if (found !== undefined) custom.push([found.name, field]);
    else if (other !== undefined) added.push([other, field]);
    else return refuse("invalid_profile", id, "the ID of a custom field");
  }
  for (const [name, field] of [...named, ...custom]) {
    const applied = applyField(changed, name, field, known.scim);
    if (!applied.ok) return applied;
    changed = applied.value;
  }
  for (const [field, sent] of added) {
    const applied = refuseLong(sent) ?? applyCustom(changed, field, sent);
    if (!applied.ok) return applied;
    changed = applied.value;
  }
  if (pronouns !== undefined && [...pronouns].length > maxLength) return tooLong(pronouns);
  if (startDate !== undefined && startDate !== "" && !isDate(startDate)) {
    return refuse("invalid_profile", startDate, "a date such as 2026-01-31");
  }
  return accept({
    ...changed,
    ...(pronouns !== undefined && { pronouns }),
    ...(startDate !== undefined && startDate !== "" && { startDate: `${startDate}T00:00:00.000Z` }),
  });
}

function applyField(
  user: User,
  name: ProfileFieldName,
  sent: SentField,
  known: readonly ProfileField[],
): Checked<User> {
  const long = refuseLong(sent);
  if (long !== undefined) return long;
  const { value, alt } = sent;
  const { read, write } = customValues[name];
  const isUnchanged = value === undefined || value === (read(user) ?? "");
  const isLocked = known.some((field) => field.name === name && field.locked);
  if (!isUnchanged && (isLocked || write === undefined)) {
    return refuse("permission_denied", name, "a field that SCIM does not write");
  }
  if (name === "title" && value !== undefined && hasEmoji(value)) {
    return refuse("invalid_emoji_not_allowed", value, "no emoji");
  }
  const written = isUnchanged || write === undefined ? user : write(user, value === "" ? undefined : value);
  return accept(alt === undefined ? written : { ...written, fieldAlts: { ...written.fieldAlts, [name]: alt } });
}

function refuseLong({ value, alt }: SentField) {
  const long = [value, alt].find((text) => text !== undefined && [...text].length > maxLength);
  return long === undefined ? undefined : tooLong(long);
}

function tooLong(text: string) {
  return refuse("too_long", text, `at most ${maxLength} characters`);
}

/** Applies the value of a field that an administrator added. An empty value removes it with its alternative text. */
function applyCustom(user: User, field: CustomField, sent: SentField): Checked<User> {
  const { customFields = {} } = user;
  const stored = customFields[field.id];
  const { value = stored?.value ?? "", alt = stored?.alt ?? "" } = sent;
  if (value === (stored?.value ?? "") && alt === (stored?.alt ?? "")) return accept(user);
  if (field.locked) return refuse("permission_denied", field.id, "a field that is not locked");
  if (value === "") return accept({ ...user, customFields: without(customFields, field.id) });
  const wanted = wantedValue(field, value);
  if (wanted !== undefined) return refuse("invalid_profile", value, wanted);
  return accept({
    ...user,
    customFields: { ...customFields, [field.id]: { value, ...(alt !== "" && { alt }) } },
  });
}

/** A custom field of a user, as one text. */
interface CustomValue {
  readonly read: (user: User) => string | undefined;
  /** Sets the text, or clears it. Absent for a field that is more than one text. */
  readonly write?: (user: User, text: string | undefined) => User;
}

/** The functions that read the texts of custom fields from users and write them. */
export const customValues: { readonly [Name in ProfileFieldName]: CustomValue } = {
  addresses: { read: ({ address }) => address && printAddress(address) },
  city: ofAddress("locality"),
  costCenter: ofEnterprise("costCenter"),
  country: ofAddress("country"),
  department: ofEnterprise("department"),
  division: ofEnterprise("division"),
  employeeId: ofEnterprise("employeeNumber"),
  honorificPrefix: {
    read: ({ name }) => name.honorificPrefix,
    write: (user, text) => ({ ...user, name: withText(user.name, "honorificPrefix", text) }),
  },
  locale: ofUser("locale"),
  manager: { read: ({ enterprise }) => enterprise?.managerId },
  organization: ofEnterprise("organization"),
  phone: ofUser("primaryPhone"),
  preferredLanguage: ofUser("preferredLanguage"),
  roles: {
    read: ({ role }) => role?.value,
    write: (user, text) =>
      text === undefined ? without(user, "role") : { ...user, role: { ...user.role, value: text } },
  },
  title: ofUser("title"),
  userType: ofUser("userType"),
  zipCode: ofAddress("postalCode"),
};

function ofUser(key: "locale" | "primaryPhone" | "preferredLanguage" | "title" | "userType"): CustomValue {
  return { read: (user) => user[key], write: (user, text) => withText(user, key, text) };
}

function ofAddress(key: "locality" | "country" | "postalCode"): CustomValue {
  return {
    read: ({ address }) => address?.[key],
    write: (user, text) => ({ ...user, address: withText(user.address ?? {}, key, text) }),
  };
}

function ofEnterprise(key: Exclude<keyof Enterprise, "managerId">): CustomValue {
  return {
    read: ({ enterprise }) => enterprise?.[key],
    write: (user, text) => ({ ...user, enterprise: withText(user.enterprise ?? {}, key, text) }),
  };
}

/** A copy with a text, or without it. */
function withText<T extends object, K extends keyof T>(object: T, key: K, text: string | undefined): T {
  // Without a text, an optional property is left out.
  return (text === undefined ? without(object, key) : { ...object, [key]: text }) as T;
}

function printAddress({ streetAddress, postalCode, locality, region, country }: Address): string {
  return [streetAddress, postalCode, locality, region, country].filter((part) => part !== undefined).join(", ");
}
