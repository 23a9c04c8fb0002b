import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { customFieldTypes } from "../model/custom-field.js";
import { createdSchema, type DeepReadonly, idSchema } from "./section/common-schemas.js";
import type { WorldSection } from "./section/section.js";

const customFieldSchema = z
  .strictObject({
    id: idSchema(idPatterns.profileField),
    name: z.string().min(1).describe("Its name, also in this file."),
    label: z.string().min(1).optional().describe("Label in the profile. Default: the name."),
    hint: z.string().optional().describe("Hint for the user who fills it in. Default: none."),
    type: z.enum(customFieldTypes).optional().describe("Type of its values. Default: text."),
    options: z.array(z.string().min(1)).min(1).optional().describe("Values of an options_list, which needs them."),
    created: createdSchema,
    locked: z.boolean().optional().describe("Users cannot edit the field. Default: false."),
    hidden: z.boolean().optional().describe("Profiles do not show the field. Default: false."),
  })
  .describe("A profile field that an administrator added. Profiles show the fields in the order of the file.");

export type WorldCustomField = DeepReadonly<z.infer<typeof customFieldSchema>>;

/** Profile fields of a world file that administrators added. */
export const customFieldSection: WorldSection<"custom_fields", WorldCustomField> = {
  key: "custom_fields",
  schema: customFieldSchema,
  named: { subject: "custom field", prefix: () => idPrefixes.profileField, of: ({ name, id }) => [name, id] },
};
