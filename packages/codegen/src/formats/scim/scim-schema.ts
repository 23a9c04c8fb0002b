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
    description: z.string().min(1).optional().describe("What is compared."),
    type: attributeTypeSchema.optional().describe("How it compares. Default: string."),
    caseExact: z.boolean().optional().describe("Whether case counts. Default: false."),
    aliases: z.array(attributeNameSchema).optional().describe("Further spellings that mean the same."),
    ...provenanceShape,
  })
  .describe("An attribute or pseudo attribute that a filter may name.");

const resourceSchema = z
  .strictObject({
    endpoint: z
      .string()
      .regex(/^\/[A-Za-z]+$/, "must be a path of one segment: /Users")
      .describe("Path below the version."),
    idPattern: patternSchema.optional().describe("What every identifier matches. Absent: anything goes."),
    filterable: z.record(attributeNameSchema, filterableSchema).optional().describe("What a filter may name."),
    ignored: z
      .array(attributeNameSchema)
      .optional()
      .describe(
        "Keys of a body that are read over, because a client may send back what it was given; a value of the wrong type is refused all the same.",
      ),
    situations: z
      .partialRecord(scimSituationSchema, errorKeySchema)
      .optional()
      .describe("Error keys of this resource type where they differ from the set's."),
  })
  .describe("Set on the schema of a resource type.");

const extensionSchema = z
  .strictObject({
    of: typeNameSchema.describe("Resource type that is extended."),
    name: keySchema.describe("Short name in TypeScript: the extension is the resource's attribute of this name."),
    aliases: z
      .partialRecord(scimVersionSchema, z.array(urnSchema))
      .optional()
      .describe("Further URNs by version that are read as the schema's own, and never written."),
    listed: z
      .enum(["required", "optional"])
      .describe("Whether a body that carries the extension must name its URN in `schemas`."),
    required: z.boolean().optional().describe("Whether every resource has the extension. Default: false."),
    filterable: z
      .boolean()
      .optional()
      .describe("Whether a filter may name its attributes, as if the resource type said so. Default: false."),
    partialPatch: z
      .boolean()
      .optional()
      .describe(
        "Whether a 2.0 PATCH without `Operations` whose `schemas` lists the extension is read like one of 1.1. Default: false.",
      ),
  })
  .describe("Set on the schema of an extension.");

/** A file of kind `scim-schema`: one resource type, or one extension of a resource type. */
export const scimSchemaSchema = z
  .strictObject({
    kind: z.literal("scim-schema").describe("Kind of this file."),
    name: typeNameSchema.describe("Name of the schema, and of the interface generated from it."),
    description: z.string().min(1).describe("What a resource of this schema is, as a sentence."),
    ...provenanceShape,
    from: typeNameSchema
      .optional()
      .describe(
        "Schema of the base set that this one stands on: what an attribute of the same name leaves out comes from there. Attributes that are not listed here are not taken.",
      ),
    urns: z.partialRecord(scimVersionSchema, urnSchema).describe("Schema URN by version."),
    schemaName: z
      .string()
      .regex(/^[A-Za-z]+$/, "must be letters")
      .optional()
      .describe("Name under `/Schemas/<name>`, beside the URN. Default: `name`."),
    resource: resourceSchema.optional(),
    extension: extensionSchema.optional(),
    attributes: z.array(attributeEntrySchema).min(1).describe("Attributes in the order in which answers write them."),
  })
  .refine((schema) => (schema.resource === undefined) !== (schema.extension === undefined), {
    message: "must have either `resource` or `extension`",
  })
  .meta({ id: "scim-schema", title: "SCIM schema", description: "One resource type, or one extension of it." });

export type ScimSchema = z.infer<typeof scimSchemaSchema>;
