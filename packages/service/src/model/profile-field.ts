import type { TeamProfileField } from "@rollcall/api/webapi";
import { idPrefixes, type ProfileFieldName, profileFieldNames } from "../generated/service.js";
import { isDate } from "../values/calendar.js";
import type { Id } from "../values/ids.js";
import { type Instant, toInstant } from "../values/instant.js";
import { defineDocument, integer, text } from "./port/document.js";

/** A custom profile field of a directory. It is created with its first value and remains when that is cleared. */
export interface ProfileField {
  /** Organization or standalone workspace whose users have the field. */
  readonly home: Id;
  readonly name: ProfileFieldName;
  readonly version: number;
  readonly created: Instant;
  /** Users cannot edit or delete the field. SCIM still writes it. */
  readonly locked: boolean;
  /** Profiles do not show the field. SCIM still shows it. */
  readonly hidden: boolean;
}

/** Creates a profile field: locked and visible. */
export function createProfileField(home: Id, name: ProfileFieldName, nowMs: number): ProfileField {
  return { home, name, version: 1, created: toInstant(nowMs), locked: true, hidden: false };
}

/** ID of a custom profile field in the Web API. */
export function profileFieldId(name: ProfileFieldName): Id {
  return `${idPrefixes.profileField}${name.toUpperCase()}`;
}

/** Custom profile fields. */
export const profileFields = defineDocument<ProfileField>()({
  name: "profileField",
  table: "profile_fields",
  key: ["home", "name"],
  columns: {
    home: text((it) => it.home),
    name: text((it) => it.name),
  },
  lists: {
    of_home: { by: ["home"] },
  },
  sample: (seed) => ({
    home: `E${1 + (seed % 2)}`,
    name: profileFieldNames[seed % 3] ?? "title",
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    locked: seed % 2 === 0,
    hidden: seed % 5 === 0,
  }),
});

/** Types of custom fields. */
export const customFieldTypes = [
  "text",
  "date",
  "link",
  "user",
  "options_list",
] as const satisfies readonly TeamProfileField["type"][];

/** A profile field that an administrator added. SCIM neither shows nor writes it. */
export interface CustomField {
  readonly id: Id;
  readonly version: number;
  /** Organization or standalone workspace whose users have the field. */
  readonly home: Id;
  readonly created: Instant;
  readonly name: string;
  readonly label: string;
  /** Hint for the user who fills it in. Empty if there is none. */
  readonly hint: string;
  readonly type: (typeof customFieldTypes)[number];
  /** Values of an `options_list`. */
  readonly options?: readonly string[];
  /** Place among the custom fields, starting at 0. */
  readonly place: number;
  /** Users cannot edit the field. */
  readonly locked: boolean;
  /** Profiles do not show the field. */
  readonly hidden: boolean;
}

/** Value of a custom field of a user. */
export interface CustomFieldValue {
  readonly value: string;
  /** Text shown instead of the value. */
  readonly alt?: string;
}

/** Profile fields that administrators added. */
export const customFields = defineDocument<CustomField>()({
  name: "customField",
  table: "custom_fields",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    home: text((it) => it.home),
    place: integer((it) => it.place),
  },
  lists: { of_home: { by: ["home"], order: ["place"] } },
  sample: (seed) => ({
    id: `Xf${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    home: `E${1 + (seed % 2)}`,
    created: "2026-01-02T03:04:05.006Z",
    name: `Field ${seed}`,
    label: `Field ${seed}`,
    hint: "",
    type: seed % 2 === 0 ? "text" : "options_list",
    ...(seed % 2 === 1 && { options: ["S", "M"] }),
    place: seed % 5,
    locked: seed % 3 === 0,
    hidden: seed % 5 === 0,
  }),
});

/**
 * The kind of value that a custom field takes instead of a given one; undefined if it takes the given one. Users are
 * checked by the caller.
 */
export function wantedValue({ type, options = [] }: Pick<CustomField, "type" | "options">, value: string) {
  switch (type) {
    case "date":
      return isDate(value) ? undefined : "a date such as 2026-01-31";
    case "link":
      return /^https?:\/\//i.test(value) && URL.canParse(value) ? undefined : "an http or https URL";
    case "options_list":
      return options.includes(value) ? undefined : `one of ${options.join(", ")}`;
    case "text":
    case "user":
      return undefined;
  }
}
