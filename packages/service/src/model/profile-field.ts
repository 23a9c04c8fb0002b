import { idPrefixes, type ProfileFieldName, profileFieldNames } from "../generated/service.js";
import type { Id } from "../values/ids.js";
import { type Instant, toInstant } from "../values/instant.js";
import { defineDocument, text } from "./port/document.js";

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
