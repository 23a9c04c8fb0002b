import type { UsersProfileSetArguments, UsersProfileSetRefusal } from "@rollcall/api/webapi";
import { accept, createRefuse, type Refused } from "../../../store/refusal.js";
import { isObject } from "../../../values/json.js";

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
export interface SentField {
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
