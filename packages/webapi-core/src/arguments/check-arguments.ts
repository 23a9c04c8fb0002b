import type { z } from "zod";
import type { CompiledMethod } from "../methods/compile-methods.js";
import type { Reason } from "../refusals/refusal.js";
import { rootIssues } from "../validators/root-issues.js";
import { argumentMessage } from "./argument-message.js";

/** Valid arguments, or the code of the first error. */
type CheckedArguments =
  | { readonly ok: true; readonly values: object }
  | { readonly ok: false; readonly error: string; readonly messages?: readonly string[]; readonly reason: Reason };

/** Maximum number of lines that explain errors. A long list may consist of errors. */
const maxMessages = 100;

/**
 * Validates arguments. The first issue determines the code. The first hundred issues with that code are explained in
 * lines if the code is the general one for invalid arguments, or if the error is nested in an argument, in the length
 * of a list, or between members of an object.
 */
export function checkArguments(
  method: Pick<CompiledMethod, "validator" | "codes" | "wireNames" | "arguments">,
  values: Readonly<Record<string, unknown>>,
  generalCode: string,
): CheckedArguments {
  const result = method.validator().safeParse(values);
  if (result.success) return { ok: true, values: result.data };
  const codeOf = (message: string): string => (method.codes.has(message) ? message : generalCode);
  const issues = rootIssues(result.error.issues);
  const error = codeOf(issues[0]?.message ?? generalCode);
  const explained = issues.filter((issue) => codeOf(issue.message) === error).slice(0, maxMessages);
  const rows = new Map([...method.arguments.values()].map((row) => [row.name, row.patternMessage]));
  const explain = (issue: z.core.$ZodIssue) =>
    argumentMessage(
      issue,
      values,
      method.wireNames,
      issue.path.length === 1 ? rows.get(String(issue.path[0])) : undefined,
    );
  const messages = [...new Set(explained.map(explain))];
  const reason = { rule: "arguments", found: messages };
  const isPlain =
    error !== generalCode &&
    !explained.some((issue) => issue.path.length > 1 || isOfLength(issue) || isOfMembers(issue));
  return { ok: false, error, reason, ...(isPlain ? {} : { messages }) };
}

/** Whether an issue is about a rule between the members of an argument. */
function isOfMembers(issue: z.core.$ZodIssue): boolean {
  return issue.code === "custom" && issue.path.length === 1;
}

function isOfLength(issue: z.core.$ZodIssue): boolean {
  return (issue.code === "too_big" || issue.code === "too_small") && issue.origin === "array";
}
