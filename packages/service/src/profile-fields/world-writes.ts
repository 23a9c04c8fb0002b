import { put } from "../store/document.js";
import { storedInstant } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import { createProfileField, profileFields } from "./profile-field.js";
import type { WorldProfileField } from "./world.js";

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
