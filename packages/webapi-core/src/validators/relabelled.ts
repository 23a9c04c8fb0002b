import { z } from "zod";

/** What is said in place of a validator's own messages. */
export interface RelabelledMessages {
  readonly missing: string;
  readonly invalid: string;
  /** Said of whatever lies below the value. */
  readonly inside: string;
}

/**
 * A validator that finds what another one finds and says it in other words: a type that several methods share answers
 * the code of the argument that holds it. Where one message is given, it is said of everything.
 */
export function relabelled<T>(schema: z.ZodType<T>, messages: RelabelledMessages | string): z.ZodType<T> {
  const { missing, invalid, inside } =
    typeof messages === "string" ? { missing: messages, invalid: messages, inside: messages } : messages;
  return z.unknown().transform((value, context) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const own = value === undefined ? missing : invalid;
      // An issue keeps its kind, whose own input zod has taken off.
      const found = { ...issue, input: undefined, message: issue.path.length > 0 ? inside : own };
      context.issues.push(found as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}
