import type { z } from "zod";
import type { Because } from "../because.js";
import type { CompiledMethod } from "../engine/compile-methods.js";
import type { MethodCaller } from "../method-handlers.js";
import { argumentMessage } from "./argument-message.js";

/** Arguments that passed, or the code of the first thing wrong with them. */
export type CheckedArguments =
  | { readonly ok: true; readonly values: object }
  | { readonly ok: false; readonly error: string; readonly messages?: readonly string[]; readonly because: Because };

/** Lines that say what is wrong: more than anybody mends at once, and few enough for a list in which everything is. */
const mostMessages = 100;

/**
 * Validates arguments. The first issue says the code; the first hundred issues of that code are told in lines of their
 * own, where it is the general code of wrong arguments, or the fault lies deeper than the argument itself or in the
 * length of a list.
 */
export function checkArguments(
  method: Pick<CompiledMethod<MethodCaller>, "validator" | "codes" | "wireNames">,
  values: Readonly<Record<string, unknown>>,
  generalCode: string,
): CheckedArguments {
  const result = method.validator.safeParse(values);
  if (result.success) return { ok: true, values: result.data };
  const codeOf = (message: string): string => (method.codes.has(message) ? message : generalCode);
  const { issues } = result.error;
  const error = codeOf(issues[0]?.message ?? generalCode);
  const told = issues.filter((issue) => codeOf(issue.message) === error).slice(0, mostMessages);
  const messages = [...new Set(told.map((issue) => argumentMessage(issue, values, method.wireNames)))];
  const because = { rule: "arguments", found: messages };
  const isPlain = error !== generalCode && !told.some((issue) => issue.path.length > 1 || isOfLength(issue));
  return { ok: false, error, because, ...(isPlain ? {} : { messages }) };
}

function isOfLength(issue: z.core.$ZodIssue): boolean {
  return (issue.code === "too_big" || issue.code === "too_small") && issue.origin === "array";
}
