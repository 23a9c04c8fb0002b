import { z } from "zod";
import { type Limits, limitsSchema } from "../shared/limits.js";
import {
  attributeNameSchema,
  keySchema,
  type ScimVersion,
  scimVersionSchema,
  typeNameSchema,
} from "../shared/names.js";
import { type Provenance, provenanceShape } from "../shared/provenance.js";
import { type Violations, violationsSchema } from "../shared/violations.js";

/** Data types of RFC 7643 §2.3. */
export const attributeTypeSchema = z.enum([
  "string",
  "boolean",
  "decimal",
  "integer",
  "dateTime",
  "reference",
  "binary",
  "complex",
]);

export type AttributeType = z.infer<typeof attributeTypeSchema>;

/** One attribute as written. A missing key has the base's value, or else the default of RFC 7643 §7. */
export interface ScimAttribute extends Provenance {
  readonly name: string;
  readonly description?: string | undefined;
  readonly type?: AttributeType | undefined;
  readonly multiValued?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly caseExact?: boolean | undefined;
  readonly mutability?: "readOnly" | "readWrite" | "immutable" | "writeOnly" | undefined;
  readonly returned?: "always" | "never" | "default" | "request" | undefined;
  readonly uniqueness?: "none" | "server" | "global" | undefined;
  readonly canonicalValues?: readonly string[] | undefined;
  readonly referenceTypes?: readonly string[] | undefined;
  readonly subAttributes?: readonly ScimAttribute[] | undefined;
  readonly ignored?: readonly string[] | undefined;
  readonly wireName?: string | undefined;
  readonly typeName?: string | undefined;
  readonly versions?: readonly ScimVersion[] | undefined;
  readonly nullable?: boolean | undefined;
  readonly alwaysPresent?: boolean | undefined;
  readonly aliases?: { readonly [V in ScimVersion]?: readonly string[] | undefined } | undefined;
  readonly bareValue?: string | undefined;
  readonly booleanText?: boolean | undefined;
  readonly spaceIsValue?: boolean | undefined;
  readonly limits?: Limits | undefined;
  readonly errors?: Violations | undefined;
}

/** The position of an extension among the attributes of its resource. */
export interface ExtensionPlace {
  readonly extension: string;
}

/** One attribute of a SCIM schema. */
const scimAttributeSchema: z.ZodType<ScimAttribute> = z
  .strictObject({
    name: attributeNameSchema.describe("Name in TypeScript, and on the wire unless `wireName` is set."),
    description: z.string().min(1).optional().describe("Description of the value, as one sentence."),
    type: attributeTypeSchema.optional().describe("Data type of RFC 7643 §2.3. Default: string."),
    multiValued: z.boolean().optional().describe("Whether the value is a list. Default: false."),
    required: z.boolean().optional().describe("Whether it is required. Default: false."),
    caseExact: z.boolean().optional().describe("Whether comparison is case-sensitive. Default: false."),
    mutability: z
      .enum(["readOnly", "readWrite", "immutable", "writeOnly"])
      .optional()
      .describe("Whether and when clients may write it. Default: readWrite."),
    returned: z
      .enum(["always", "never", "default", "request"])
      .optional()
      .describe("When it is returned. Default: default."),
    uniqueness: z
      .enum(["none", "server", "global"])
      .optional()
      .describe("Scope in which its value is unique. Default: none."),
    canonicalValues: z
      .array(z.string())
      .optional()
      .describe("Suggested values. Others are also valid unless `limits.oneOf` restricts them."),
    referenceTypes: z.array(z.string()).optional().describe("Targets that a reference may have."),
    subAttributes: z
      .array(z.lazy(() => scimAttributeSchema))
      .min(1)
      .optional()
      .describe("Sub-attributes of a complex attribute, in the order of writing."),
    ignored: z
      .array(z.string().regex(/^[$A-Za-z][\w$-]*$/, "must be the name of a sub-attribute"))
      .optional()
      .describe(
        "Keys of a complex value that are ignored because clients send them. If the set refuses unknown attributes, any other unknown key is refused.",
      ),
    wireName: z
      .string()
      .regex(/^\$?[A-Za-z][A-Za-z0-9_-]*$/, "must be an attribute name of RFC 7643 §2.1")
      .optional()
      .describe("Name on the wire if it is not a valid name in TypeScript (`$ref`). Default: `name`."),
    typeName: typeNameSchema
      .optional()
      .describe(
        "Name of the interface for one value of a complex attribute. Default: name of the schema and name of the attribute.",
      ),
    versions: z.array(scimVersionSchema).min(1).optional().describe("Versions that have it. Default: all."),
    nullable: z.boolean().optional().describe("Whether it may be null in answers. Default: false."),
    alwaysPresent: z
      .boolean()
      .optional()
      .describe("Whether every answer has it although clients may omit it. Default: false. `required` implies it."),
    aliases: z
      .partialRecord(scimVersionSchema, z.array(attributeNameSchema))
      .optional()
      .describe("Further names by version that bodies and paths may use for it, and that are never written."),
    bareValue: attributeNameSchema
      .optional()
      .describe("Sub-attribute that a bare value sets: with `value`, a string means `{ value }`."),
    booleanText: z
      .boolean()
      .optional()
      .describe('Whether a boolean may also be sent as the text "true" or "false", in any case. Default: false.'),
    spaceIsValue: z
      .boolean()
      .optional()
      .describe(
        "Whether a single space in a PATCH of 1.1 is a value that the backend checks, instead of a removal. Default: false.",
      ),
    limits: limitsSchema.optional().describe("Limits of a value."),
    errors: violationsSchema.optional().describe("Error keys of its violations."),
    ...provenanceShape,
  })
  .meta({ id: "Attribute", description: "One attribute, with the characteristics of RFC 7643 §7." });

/** An entry of the attribute list of a resource: an attribute, or the position of an extension. */
export const attributeEntrySchema: z.ZodType<ScimAttribute | ExtensionPlace> = z.union([
  scimAttributeSchema,
  z
    .strictObject({
      extension: keySchema.describe(
        "Short name of an extension of the resource, whose attributes are written at this position.",
      ),
    })
    .meta({ id: "ExtensionPlace", description: "The position of an extension in the order of keys." }),
]);
