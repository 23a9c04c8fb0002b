import type { Zod } from "@rollcall/schemas";
import type { z } from "zod";

/** Replacements for a validator's own messages. */
export interface RelabelledMessages {
  readonly missing: string;
  readonly invalid: string;
  /** Message for everything inside the value. */
  readonly inside: string;
}

/**
 * Wraps a validator and replaces its messages: a type that several methods share answers the code of the argument that
 * contains it. A single message replaces all.
 */
export function relabelled<T>(z: Zod, schema: z.ZodType<T>, messages: RelabelledMessages | string): z.ZodType<T> {
  const { missing, invalid, inside } =
    typeof messages === "string" ? { missing: messages, invalid: messages, inside: messages } : messages;
  return z.unknown().transform((value, context) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const own = value === undefined ? missing : invalid;
      // An issue keeps its kind, although zod has removed its input.
      const found = { ...issue, input: undefined, message: issue.path.length > 0 ? inside : own };
      context.issues.push(found as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}
