import { z } from "zod";
import { type Limits, limitsSchema } from "./limits.js";
import { errorKeySchema, fieldNameSchema, patternSchema, typeNameSchema } from "./names.js";
import { type Provenance, provenanceShape } from "./provenance.js";
import { type Rule, ruleSchema } from "./rules.js";
import { type Violations, violationsSchema } from "./violations.js";
import { type Within, withinSchema } from "./within.js";

/** Types of a Web API value. `json` is any JSON value. */
const fieldTypeSchema = z.enum(["string", "integer", "number", "boolean", "object", "map", "json"]);

export type FieldType = z.infer<typeof fieldTypeSchema>;

/** Named fields, in the order of answers. */
export type Fields = { readonly [name: string]: Field };

/** One case of an object whose fields depend on one of them. */
export interface VariantCase extends Provenance {
  readonly values: readonly string[];
  readonly typeName: string;
  readonly description?: string | undefined;
  readonly fields?: Fields | undefined;
  readonly open?: boolean | undefined;
  readonly rules?: readonly Rule[] | undefined;
}

/** An object whose fields depend on the value of one of them. */
export interface Variants {
  readonly by: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly message?: string | undefined;
  readonly cases: readonly VariantCase[];
}

/** The shape of a value: of a field, an argument, an element of a map, or a type. */
export interface ValueShape extends Provenance {
  readonly type?: FieldType | undefined;
  readonly ref?: string | undefined;
  readonly within?: Within | undefined;
  readonly namesOf?: string | undefined;
  readonly list?: boolean | undefined;
  readonly nullableItems?: boolean | undefined;
  readonly description?: string | undefined;
  readonly limits?: Limits | undefined;
  readonly errors?: Violations | undefined;
  readonly fields?: Fields | undefined;
  readonly open?: boolean | undefined;
  readonly rules?: readonly Rule[] | undefined;
  readonly variants?: Variants | undefined;
  readonly values?: Field | undefined;
  readonly keys?: string | undefined;
}

/** A value with its place in an object. */
export interface Field extends ValueShape {
  readonly required?: boolean | undefined;
  readonly nullable?: boolean | undefined;
  readonly default?: string | number | boolean | undefined;
  readonly typeName?: string | undefined;
  readonly wireName?: string | undefined;
}

const caseSchema: z.ZodType<VariantCase> = z
  .strictObject({
    values: z.array(z.string()).min(1).describe("Values of the key that select this case."),
    typeName: typeNameSchema.describe("Name of the generated interface."),
    description: z.string().min(1).optional().describe("Description of the case, as one sentence."),
    fields: lazyFields().optional().describe("Fields in addition to the key."),
    open: z.boolean().optional().describe("Whether unknown fields are allowed. Default: false."),
    rules: z.array(ruleSchema).optional().describe("Rules between the fields."),
    ...provenanceShape,
  })
  .meta({ id: "VariantCase", description: "One case of an object whose fields depend on one of them." });

const variantsSchema: z.ZodType<Variants> = z
  .strictObject({
    by: fieldNameSchema.describe("The required field whose value selects the case."),
    description: z.string().min(1).optional().describe("Description of that field."),
    error: errorKeySchema.optional().describe("Error key for an unknown value of it. Default: `errors.invalid`."),
    message: z.string().min(1).optional().describe("Message for an unknown value of it."),
    cases: z.array(caseSchema).min(1).describe("The cases. A value selects at most one of them."),
  })
  .meta({ id: "Variants", description: "An object whose fields depend on the value of one of them." });

/** Keys of {@link ValueShape}, for the schemas that include them. */
export const valueShape = {
  type: fieldTypeSchema.optional().describe("Type of the value. `json` is any JSON value. Default: string."),
  ref: typeNameSchema.optional().describe("A type of `types/`, instead of `type`."),
  within: withinSchema
    .optional()
    .describe("For a `ref`: narrower limits of string members of the type, only in this place."),
  namesOf: typeNameSchema
    .optional()
    .describe("A type of `types/` whose fields the value has. Nothing else is checked."),
  list: z.boolean().optional().describe("Whether it is a list. The other keys describe its elements. Default: false."),
  nullableItems: z.boolean().optional().describe("For a list: whether elements may be null. Default: false."),
  description: z.string().min(1).optional().describe("Description of the value, as one sentence."),
  limits: limitsSchema.optional().describe("Limits of the value, or of each element of a list."),
  errors: violationsSchema.optional().describe("Error keys of its violations."),
  fields: lazyFields().optional().describe("Fields of an object."),
  open: z.boolean().optional().describe("For an object: whether unknown fields are allowed. Default: false."),
  rules: z.array(ruleSchema).optional().describe("Rules between the fields of an object."),
  variants: variantsSchema.optional().describe("For an object: fields that depend on the value of one of them."),
  values: z
    .lazy(() => fieldSchema)
    .optional()
    .describe("For a map: shape of its values."),
  keys: patternSchema.optional().describe("For a map: regular expression for its keys."),
  ...provenanceShape,
};

/** Keys of a value in an object. */
export const placeShape = {
  required: z.boolean().optional().describe("Whether it is required. Default: false."),
  nullable: z.boolean().optional().describe("Whether null is a valid value. Default: false."),
  default: z
    .union([z.string(), z.number(), z.boolean()])
    .optional()
    .describe(
      "Default value. It is documented and the service applies it; the validator leaves an absent value absent.",
    ),
  typeName: typeNameSchema.optional().describe("Name of the interface of an inline object."),
  wireName: fieldNameSchema.optional().describe("Name on the wire, if it differs."),
};

/** One field of an object. */
const fieldSchema: z.ZodType<Field> = z
  .strictObject({ ...valueShape, ...placeShape })
  .meta({ id: "Field", description: "One field of an object." });

/** Fields of an object by name. */
export const fieldsSchema: z.ZodType<Fields> = z
  .record(fieldNameSchema, fieldSchema)
  .meta({ id: "Fields", description: "Fields of an object by name, in the order of answers." });

function lazyFields(): z.ZodType<Fields> {
  return z.lazy(() => fieldsSchema);
}
