import { z } from "zod";
import { profileFieldNames } from "../generated/service.js";
import { put } from "../store/document.js";
import type { WorldFinding } from "../world/finding.js";
import type { WorldSection } from "../world/section.js";
import { storedInstant } from "../world/stored-instant.js";
import { createdSchema, type DeepReadonly } from "../world/words.js";
import { createProfileField, profileFields } from "./profile-field.js";

const profileFieldSchema = z
  .strictObject({
    name: z.enum(profileFieldNames).describe("The field."),
    created: createdSchema,
    locked: z.boolean().optional().describe("Users cannot edit or delete the field. Default: true."),
    hidden: z.boolean().optional().describe("Profiles do not show the field. Default: false."),
  })
  .describe("A custom profile field. Fields that users have values of exist without being listed.");

export type WorldProfileField = DeepReadonly<z.infer<typeof profileFieldSchema>>;

/** The custom profile fields of a world file. */
export const profileFieldSection: WorldSection<"profile_fields", WorldProfileField> = {
  key: "profile_fields",
  schema: profileFieldSchema,
  toWrites: (fields, { ids, nowMs }) =>
    fields.map((field) => {
      const fresh = createProfileField(ids.organization ?? ids.workspace(undefined), field.name, nowMs);
      const { created = fresh.created, locked = fresh.locked, hidden = fresh.hidden } = field;
      return put(profileFields, { ...fresh, created: storedInstant(created), locked, hidden });
    }),
  checks: [checkNames],
};

function checkNames(fields: readonly WorldProfileField[]): readonly WorldFinding[] {
  return fields.flatMap(({ name }, i) => {
    if (fields.findIndex((field) => field.name === name) === i) return [];
    return [{ path: ["profile_fields", i, "name"], message: `The profile field ${name} is listed already` }];
  });
}
