import { z } from "zod";
import { isObject } from "./is-object.js";
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
    value: value.describe("Value of the limit."),
    of: z
      .enum(["sent", "stored"])
      .optional()
      .describe(
        "`sent` (default): the limit applies to the value as the client sends it, and the validator checks it. `stored`: the limit applies to the value after the service's conversion. It is only in the generated table, and a rule of the service checks it.",
      ),
    error: errorKeySchema.optional().describe("Error key for its violation. Default: `errors.invalid`."),
    message: z
      .string()
      .min(1)
      .optional()
      .describe(
        "Message for its violation if the messages of the validator are sentences; for the pattern of an argument, the message for the caller.",
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
    minLength: limit(
      count,
      "Minimum length of a string, or of each string in a list. 0 allows an empty string in a required argument.",
    ),
    maxLength: limit(count, "Maximum length of a string, or of each string in a list."),
    truncate: limit(count, "Length to which the service truncates a string instead of refusing it. Only in the table."),
    recommendedLength: limit(count, "Length that the documents recommend. Only in the table."),
    maxBytes: limit(count, "Maximum size of a value as JSON in UTF-8, in bytes. Only in the table."),
    pattern: limit(patternSchema, "Regular expression (flag u) for a string, or for each string in a list."),
    oneOf: limit(
      z.array(z.union([z.string(), z.int()])).min(1),
      "The only valid values. The generated type is their union.",
    ),
    min: limit(z.number(), "Minimum number."),
    max: limit(z.number(), "Maximum number."),
    minItems: limit(count, "Minimum number of elements of a list."),
    maxItems: limit(count, "Maximum number of elements of a list."),
    uniqueItems: limit(z.literal(true), "Whether the elements of a list must be unique."),
  })
  .meta({ id: "Limits", description: "Limits of a value." });

/** A limit with the default of `of`, in either notation. */
export function limitFact<Value>(limit: Limit<Value>): LimitFact<Value> & { readonly of: "sent" | "stored" } {
  if (isFact(limit)) return { ...limit, of: limit.of ?? "sent" };
  return { value: limit, of: "sent" };
}

function isFact<Value>(limit: Limit<Value>): limit is LimitFact<Value> {
  return isObject(limit);
}
