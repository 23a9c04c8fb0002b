import { z } from "zod";
import { errorKeySchema, patternSchema } from "./names.js";
import { type Provenance, provenanceShape } from "./provenance.js";

/** A limit with its metadata. */
interface LimitFact<Value> extends Provenance {
  readonly value: Value;
  /**
   * `sent`: the value as the client sends it, which the generated validator checks. `stored`: the value after the
   * service's conversion; the limit is only in the generated table, and a rule of the service reads it there. Default:
   * `sent`.
   */
  readonly of?: "sent" | "stored" | undefined;
  readonly error?: string | undefined;
  readonly message?: string | undefined;
}

/** A limit: the bare value, or the value with its metadata. */
export type Limit<Value> = Value | LimitFact<Value>;

/** Limits of a value. */
export interface Limits {
  readonly minLength?: Limit<number> | undefined;
  readonly maxLength?: Limit<number> | undefined;
  readonly truncate?: Limit<number> | undefined;
  readonly recommendedLength?: Limit<number> | undefined;
  readonly maxBytes?: Limit<number> | undefined;
  readonly pattern?: Limit<string> | undefined;
  readonly oneOf?: Limit<readonly (string | number)[]> | undefined;
  readonly min?: Limit<number> | undefined;
  readonly max?: Limit<number> | undefined;
  readonly minItems?: Limit<number> | undefined;
  readonly maxItems?: Limit<number> | undefined;
  readonly uniqueItems?: Limit<true> | undefined;
}

/** Name of a limit. */
export type LimitName = keyof Limits;

const count = z.int().min(0);

function limit<Value extends z.ZodType>(value: Value, description: string) {
  const fact = z.strictObject({
    value: value.describe("The limit itself."),
    of: z
      .enum(["sent", "stored"])
      .optional()
      .describe(
        "`sent` (default): the value as the client sends it, checked by the validator. `stored`: the value after the service's own conversion; it goes into the table only, and the service's rule reads it there.",
      ),
    error: errorKeySchema.optional().describe("Error key of its violation; absent means that of `errors.invalid`."),
    message: z
      .string()
      .min(1)
      .optional()
      .describe(
        "Sentence of its violation, where a validator speaks in sentences; of an argument's pattern, what the caller is told.",
      ),
    ...provenanceShape,
  });
  return z.union([value, fact]).optional().describe(description);
}

/**
 * Limits of an attribute, an argument or a field. The length of a text counts characters (Unicode code points), as in
 * JSON Schema.
 */
export const limitsSchema: z.ZodType<Limits> = z
  .strictObject({
    minLength: limit(count, "Least length of a text, or of each text of a list."),
    maxLength: limit(count, "Greatest length of a text, or of each text of a list."),
    truncate: limit(count, "Length at which the service cuts a text without refusing it. Table only."),
    recommendedLength: limit(count, "Length that the documents recommend. Table only."),
    maxBytes: limit(count, "Greatest size of a value as JSON in UTF-8, in bytes. Table only."),
    pattern: limit(patternSchema, "Regular expression (flag u) that a text, or each text of a list, matches."),
    oneOf: limit(z.array(z.union([z.string(), z.int()])).min(1), "The only values; the generated type is their union."),
    min: limit(z.number(), "Minimum number."),
    max: limit(z.number(), "Maximum number."),
    minItems: limit(count, "Minimum number of elements of a list."),
    maxItems: limit(count, "Maximum number of elements of a list."),
    uniqueItems: limit(z.literal(true), "No element of a list stands in it twice."),
  })
  .meta({ id: "Limits", description: "What a value may be at most, at least, and which." });

/** A limit with the default of `of`, in either notation. */
export function limitFact<Value>(limit: Limit<Value>): LimitFact<Value> & { readonly of: "sent" | "stored" } {
  if (isFact(limit)) return { ...limit, of: limit.of ?? "sent" };
  return { value: limit, of: "sent" };
}

function isFact<Value>(limit: Limit<Value>): limit is LimitFact<Value> {
  return typeof limit === "object" && limit !== null && !Array.isArray(limit);
}
