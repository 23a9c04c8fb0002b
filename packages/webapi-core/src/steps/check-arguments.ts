import { checkArguments as checkValues } from "../arguments/check-arguments.js";
import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";

/** Validates the arguments. */
export function checkArguments({
  engine,
  method,
  values,
}: CallWith<"method" | "values">): { readonly checked: object } | Refusal {
  const result = checkValues(method, values, engine.situations.argumentsInvalid);
  return result.ok ? { checked: result.values } : result;
}
