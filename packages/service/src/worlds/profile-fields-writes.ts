import { put } from "../model/port/document.js";
import { createProfileField, profileFields } from "../model/profile-field.js";
import type { Write } from "../model/writes.js";
import type { WorldProfileField } from "./profile-fields.js";
import { storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the profile fields. */
export function profileFieldWrites(
  fields: readonly WorldProfileField[],
  { ids, nowMs }: WriteContext,
): readonly Write[] {
  return fields.map((field) => {
    const fresh = createProfileField(ids.organization ?? ids.workspace(undefined), field.name, nowMs);
    const { created = fresh.created, locked = fresh.locked, hidden = fresh.hidden } = field;
    return put(profileFields, { ...fresh, created: storedInstant(created), locked, hidden });
  });
}
