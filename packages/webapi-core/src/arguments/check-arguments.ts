import type { z } from "zod";
import type { CompiledMethod } from "../engine/compile-methods.js";
import type { MethodCaller } from "../method-handlers.js";
import { argumentMessage } from "./argument-message.js";

/** Arguments that passed, or the code of the first thing wrong with them. */
export type CheckedArguments =
  | { readonly ok: true; readonly values: object }
  | { readonly ok: false; readonly error: string; readonly messages?: readonly string[] };

/**
 * Validates arguments. The first issue says the code; every issue of that code is told in a line of its own, where it is
 * the general code of wrong arguments, or the fault lies deeper than the argument itself or in the length of a list.
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
  const told = issues.filter((issue) => codeOf(issue.message) === error);
  if (error !== generalCode && !told.some((issue) => issue.path.length > 1 || isOfLength(issue)))
    return { ok: false, error };
  const messages = told.map((issue) => argumentMessage(issue, values, method.wireNames));
  return { ok: false, error, messages: [...new Set(messages)] };
}

function isOfLength(issue: z.core.$ZodIssue): boolean {
  return (issue.code === "too_big" || issue.code === "too_small") && issue.origin === "array";
}
