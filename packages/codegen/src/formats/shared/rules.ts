import { z } from "zod";
import { errorKeySchema, fieldNameSchema } from "./names.js";
import { type Provenance, provenanceShape } from "./provenance.js";

/** Condition of a rule on another field: given, absent, or one of some values. */
export type Condition = { readonly [field: string]: "present" | "absent" | readonly (string | number | boolean)[] };

interface RuleAside extends Provenance {
  readonly error?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * A rule between the arguments of a method, or between the fields of an object. Exactly one of its kinds is set. A
 * field is given if it is present and neither an empty string nor an empty list.
 */
export interface Rule extends RuleAside {
  readonly exactlyOneOf?: readonly string[] | undefined;
  readonly atLeastOneOf?: readonly string[] | undefined;
  readonly atMostOneOf?: readonly string[] | undefined;
  readonly allOrNone?: readonly string[] | undefined;
  readonly oneGroupOf?: readonly (readonly string[])[] | undefined;
  readonly required?: readonly string[] | undefined;
  readonly forbidden?: readonly string[] | undefined;
  readonly when?: Condition | undefined;
}

const names = z.array(fieldNameSchema).min(2);
const conditionSchema = z
  .record(
    fieldNameSchema,
    z.union([z.enum(["present", "absent"]), z.array(z.union([z.string(), z.number(), z.boolean()])).min(1)]),
  )
  .describe("Condition of the rule: every named field is present, absent, or has one of the listed values.");

const kinds = [
  "exactlyOneOf",
  "atLeastOneOf",
  "atMostOneOf",
  "allOrNone",
  "oneGroupOf",
  "required",
  "forbidden",
] as const;

/** Kinds of rules. */
type RuleKind = (typeof kinds)[number];

/** One rule between arguments or fields. */
export const ruleSchema: z.ZodType<Rule> = z
  .strictObject({
    exactlyOneOf: names.optional().describe("Exactly one of these is given."),
    atLeastOneOf: names.optional().describe("At least one of these is given."),
    atMostOneOf: names.optional().describe("At most one of these is given."),
    allOrNone: names.optional().describe("All of these are given, or none."),
    oneGroupOf: z
      .array(z.array(fieldNameSchema).min(1))
      .min(2)
      .optional()
      .describe("Exactly one of these groups is given, complete, and no field of the others."),
    required: z.array(fieldNameSchema).min(1).optional().describe("These must be given if `when` applies."),
    forbidden: z.array(fieldNameSchema).min(1).optional().describe("These must not be given if `when` applies."),
    when: conditionSchema.optional(),
    error: errorKeySchema.optional().describe("Error key for the violation. Default: that of invalid arguments."),
    message: z.string().min(1).optional().describe("Message for the violation, where one is shown."),
    ...provenanceShape,
  })
  .refine((rule) => kinds.filter((kind) => rule[kind] !== undefined).length === 1, {
    message: `must have exactly one of ${kinds.join(", ")}`,
  })
  .refine((rule) => (rule.when !== undefined) === (rule.required !== undefined || rule.forbidden !== undefined), {
    message: "`when` is required with `required` and `forbidden`, and not allowed with other rules",
  })
  .meta({
    id: "Rule",
    description:
      "A rule between arguments, or between the fields of an object. A field is given if it is present and neither an empty string nor an empty list.",
  });

/** The kind of a rule. */
export function ruleKind(rule: Rule): RuleKind | undefined {
  return kinds.find((kind) => rule[kind] !== undefined);
}

/** Every field in a rule, including its condition. */
export function ruleFields(rule: Rule): readonly string[] {
  const kind = ruleKind(rule);
  const named = kind === undefined ? [] : (rule[kind] ?? []).flat();
  return [...named, ...Object.keys(rule.when ?? {})];
}
