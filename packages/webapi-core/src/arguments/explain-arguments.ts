import { withoutZod } from "@rollcall/schemas";
import type { MethodDefinition, MethodTypes } from "../definition/definition.js";
import { compileFields, createNameCompiler } from "../names/wire-names.js";
import { argumentMessage } from "./argument-message.js";

/**
 * Returns the lines with which the engine would explain errors in arguments. Empty for valid arguments. For callers in
 * the same process.
 */
export function explainArguments<T extends MethodTypes>(
  { arguments: schema, argumentTable }: MethodDefinition<T>,
  sent: object,
): readonly string[] {
  const result = schema(withoutZod).safeParse(sent);
  if (result.success) return [];
  const table: Readonly<Record<string, { readonly wireName: string; readonly patternMessage?: string }>> =
    argumentTable;
  const names = compileFields(table, createNameCompiler());
  const lines = result.error.issues.map((issue) => {
    const [name] = issue.path.length === 1 ? issue.path : [];
    return argumentMessage(issue, { ...sent }, names, table[String(name)]?.patternMessage);
  });
  return [...new Set(lines)];
}
