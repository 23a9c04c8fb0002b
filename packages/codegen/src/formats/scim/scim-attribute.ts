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
    name: attributeNameSchema.describe("Name in TypeScript, and on the wire unless `wireName` says another."),
    description: z.string().min(1).optional().describe("What the attribute holds, as a sentence."),
    type: attributeTypeSchema.optional().describe("Data type of RFC 7643 §2.3. Default: string."),
    multiValued: z.boolean().optional().describe("Whether the value is a list. Default: false."),
    required: z.boolean().optional().describe("Whether a resource must have it. Default: false."),
    caseExact: z.boolean().optional().describe("Whether case counts when values are compared. Default: false."),
    mutability: z
      .enum(["readOnly", "readWrite", "immutable", "writeOnly"])
      .optional()
      .describe("Who may write it, and when. Default: readWrite."),
    returned: z
      .enum(["always", "never", "default", "request"])
      .optional()
      .describe("When an answer carries it. Default: default."),
    uniqueness: z.enum(["none", "server", "global"]).optional().describe("Where its value is unique. Default: none."),
    canonicalValues: z
      .array(z.string())
      .optional()
      .describe("Values that are suggested; others are taken too, unless `limits.oneOf` lists what is."),
    referenceTypes: z.array(z.string()).optional().describe("What a reference may point at."),
    subAttributes: z
      .array(z.lazy(() => scimAttributeSchema))
      .min(1)
      .optional()
      .describe("Of a complex attribute, in the order in which they are written."),
    ignored: z
      .array(z.string().regex(/^[$A-Za-z][\w$-]*$/, "must be the name of a sub-attribute"))
      .optional()
      .describe(
        "Keys of a complex value that are read over, because clients send them. Any other unknown one is refused where the set refuses unknown attributes.",
      ),
    wireName: z
      .string()
      .regex(/^\$?[A-Za-z][A-Za-z0-9_-]*$/, "must be an attribute name of RFC 7643 §2.1")
      .optional()
      .describe("Name on the wire, where it is no name in TypeScript (`$ref`). Default: `name`."),
    typeName: typeNameSchema
      .optional()
      .describe("Name of the interface of one value of a complex attribute. Default: schema name + name."),
    versions: z.array(scimVersionSchema).min(1).optional().describe("Versions that know it. Default: all."),
    nullable: z.boolean().optional().describe("Whether answers may hold null for it. Default: false."),
    alwaysPresent: z
      .boolean()
      .optional()
      .describe("Whether every answer has it though a client need not send it. Default: false; `required` implies it."),
    bareValue: attributeNameSchema
      .optional()
      .describe("Sub-attribute that a bare value stands for: `value` lets a plain string stand for `{ value }`."),
    booleanText: z
      .boolean()
      .optional()
      .describe('Whether a boolean may also be sent as the text "true" or "false", in any case. Default: false.'),
    spaceIsValue: z
      .boolean()
      .optional()
      .describe(
        "Whether a single space in a PATCH of 1.1 is a value that the backend judges and no removal. Default: false.",
      ),
    limits: limitsSchema.optional().describe("What a value may be."),
    errors: violationsSchema.optional().describe("Error keys of its violations."),
    ...provenanceShape,
  })
  .meta({ id: "Attribute", description: "One attribute, with the characteristics of RFC 7643 §7." });

/** An entry of the attribute list of a resource: an attribute, or the position of an extension. */
export const attributeEntrySchema: z.ZodType<ScimAttribute | ExtensionPlace> = z.union([
  scimAttributeSchema,
  z
    .strictObject({
      extension: keySchema.describe("Short name of an extension of the resource, which is written at this place."),
    })
    .meta({ id: "ExtensionPlace", description: "The place of an extension in the order of keys." }),
]);
