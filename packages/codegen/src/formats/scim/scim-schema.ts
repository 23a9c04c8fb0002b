import { z } from "zod";
import {
  attributeNameSchema,
  errorKeySchema,
  keySchema,
  patternSchema,
  scimVersionSchema,
  typeNameSchema,
  urnSchema,
} from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";
import { scimSituationSchema } from "../shared/situations.js";
import { attributeEntrySchema, attributeTypeSchema } from "./scim-attribute.js";

const filterableSchema = z
  .strictObject({
    description: z.string().min(1).optional().describe("Attribute to compare."),
    type: attributeTypeSchema.optional().describe("Type for comparison. Default: string."),
    caseExact: z.boolean().optional().describe("Whether comparison is case-sensitive. Default: false."),
    aliases: z.array(attributeNameSchema).optional().describe("Aliases of the name."),
    ...provenanceShape,
  })
  .describe("An attribute or pseudo attribute that a filter may name.");

const resourceSchema = z
  .strictObject({
    endpoint: z
      .string()
      .regex(/^\/[A-Za-z]+$/, "must be a path of one segment: /Users")
      .describe("Path below the version."),
    idPattern: patternSchema.optional().describe("Pattern of identifiers. Default: any text."),
    filterable: z.record(attributeNameSchema, filterableSchema).optional().describe("Names that a filter may use."),
    ignored: z
      .array(attributeNameSchema)
      .optional()
      .describe(
        "Keys of a body that are ignored because a client may send back what it received. A value of the wrong type is still refused.",
      ),
    situations: z
      .partialRecord(scimSituationSchema, errorKeySchema)
      .optional()
      .describe("Error keys of this resource type that differ from those of the set."),
  })
  .describe("Required for the schema of a resource type.");

const extensionSchema = z
  .strictObject({
    of: typeNameSchema.describe("Resource type to extend."),
    name: keySchema.describe("Short name in TypeScript. The resource has an attribute of this name for the extension."),
    aliases: z
      .partialRecord(scimVersionSchema, z.array(urnSchema))
      .optional()
      .describe("Further URNs by version that are accepted as the schema's own, and never written."),
    listed: z
      .enum(["required", "optional"])
      .describe("Whether a body with the extension must list its URN in `schemas`."),
    required: z.boolean().optional().describe("Whether every resource has the extension. Default: false."),
    filterable: z
      .boolean()
      .optional()
      .describe("Whether a filter may name its attributes, as if the resource type listed them. Default: false."),
    partialPatch: z
      .boolean()
      .optional()
      .describe(
        "Whether a PATCH of 2.0 without `Operations` is read like one of 1.1 if its `schemas` lists the extension. Default: false.",
      ),
  })
  .describe("Required for the schema of an extension.");

/** A file of kind `scim-schema`: one resource type, or one extension of a resource type. */
export const scimSchemaSchema = z
  .strictObject({
    kind: z.literal("scim-schema").describe("Kind of this file."),
    name: typeNameSchema.describe("Name of the schema and of its generated interface."),
    description: z.string().min(1).describe("Description of a resource of this schema, as one sentence."),
    ...provenanceShape,
    from: typeNameSchema
      .optional()
      .describe(
        "Schema of the base set to extend. Attributes with the same name inherit the keys that they omit. Attributes that are not listed here are not inherited.",
      ),
    urns: z.partialRecord(scimVersionSchema, urnSchema).describe("Schema URN by version."),
    schemaName: z
      .string()
      .regex(/^[A-Za-z]+$/, "must be letters")
      .optional()
      .describe("Name under `/Schemas/<name>`, an alternative to the URN. Default: `name`."),
    resource: resourceSchema.optional(),
    extension: extensionSchema.optional(),
    attributes: z.array(attributeEntrySchema).min(1).describe("Attributes in the order of answers."),
  })
  .refine((schema) => (schema.resource === undefined) !== (schema.extension === undefined), {
    message: "must have either `resource` or `extension`",
  })
  .meta({ id: "scim-schema", title: "SCIM schema", description: "A resource type, or an extension of one." });

export type ScimSchema = z.infer<typeof scimSchemaSchema>;
