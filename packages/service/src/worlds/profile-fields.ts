import { z } from "zod";
import { profileFieldNames } from "../generated/service.js";
import { createdSchema, type DeepReadonly } from "./section/common-schemas.js";
import type { WorldSection } from "./section/section.js";

const profileFieldSchema = z
  .strictObject({
    name: z.enum(profileFieldNames).describe("The field."),
    created: createdSchema,
    locked: z.boolean().optional().describe("Users cannot edit or delete the field. Default: true."),
    hidden: z.boolean().optional().describe("Profiles do not show the field. Default: false."),
  })
  .describe("A custom profile field. Fields that users have values for need not be listed.");

export type WorldProfileField = DeepReadonly<z.infer<typeof profileFieldSchema>>;

/** Custom profile fields of a world file. */
export const profileFieldSection: WorldSection<"profile_fields", WorldProfileField> = {
  key: "profile_fields",
  schema: profileFieldSchema,
};
