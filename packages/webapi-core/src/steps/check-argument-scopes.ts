import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";
import { refuseMissingScopes } from "./refuse-missing-scopes.js";

/** Checks the scopes that single arguments need. An empty or null argument needs none. */
export function checkArgumentScopes({ method, values, caller }: CallWith<"method" | "values">): Refusal | undefined {
  if (caller === undefined) return undefined;
  const needed = new Set<string>();
  for (const { scope, name } of method.arguments.values()) {
    if (scope !== undefined && Object.hasOwn(values, name) && !isEmpty(values[name])) needed.add(scope);
  }
  return refuseMissingScopes([...needed], caller);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "";
}
