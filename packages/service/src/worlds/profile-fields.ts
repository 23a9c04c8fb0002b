import { z } from "zod";
import { idPatterns, idPrefixes, profileFieldNames, serviceLimits } from "../generated/service.js";
import { put } from "../model/port/document.js";
import {
  createProfileField,
  customFields,
  customFieldTypes,
  profileFieldId,
  profileFields,
} from "../model/profile-field.js";
import type { Write } from "../model/store.js";
import { createdSchema, type DeepReadonly, idSchema } from "./schemas.js";
import {
  present,
  storedCreation,
  storedInstant,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";

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

/** Each profile field is listed once. */
export function checkNames(fields: readonly WorldProfileField[]): readonly WorldFinding[] {
  return fields.flatMap(({ name }, i) => {
    if (fields.findIndex((field) => field.name === name) === i) return [];
    return [{ path: ["profile_fields", i, "name"], message: `The profile field ${name} is listed already` }];
  });
}

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

type WorldCustomField = DeepReadonly<z.infer<typeof customFieldSchema>>;

/** Profile fields of a world file that administrators added. */
export const customFieldSection: WorldSection<"custom_fields", WorldCustomField> = {
  key: "custom_fields",
  schema: customFieldSchema,
  named: { subject: "custom field", prefix: () => idPrefixes.profileField, of: ({ name, id }) => [name, id] },
};

const { value: atMost } = serviceLimits.customFields;
const taken = new Set(profileFieldNames.map(profileFieldId));

/** Fields have options if their type has them, keep off the IDs of fields of SCIM, and are not too many. */
export function checkCustomFields(fields: readonly WorldCustomField[]): readonly WorldFinding[] {
  return fields.flatMap(({ id, type, options }, i) => {
    const findings: WorldFinding[] = [];
    const path = ["custom_fields", i];
    if (i === atMost) findings.push({ path, message: `There are more than ${atMost} custom fields` });
    if ((type === "options_list") !== (options !== undefined)) {
      findings.push({ path: [...path, "options"], message: "An options_list has options, and no other type has any" });
    }
    if (id !== undefined && taken.has(id)) {
      findings.push({ path: [...path, "id"], message: `${id} is the ID of a field that SCIM writes` });
    }
    return findings;
  });
}

/** Writes of the fields that administrators added. */
export function customFieldWrites(fields: readonly WorldCustomField[], { ids, nowMs }: WriteContext): readonly Write[] {
  const home = ids.organization ?? ids.workspace(undefined);
  return fields.map((field, place) => {
    const { name, label = name, hint = "", type = "text", locked = false, hidden = false } = field;
    return put(customFields, {
      id: ids.at("custom field", place),
      version: 1,
      home,
      created: storedCreation(field, nowMs),
      name,
      label,
      hint,
      type,
      ...present("options", field.options),
      place,
      locked,
      hidden,
    });
  });
}
