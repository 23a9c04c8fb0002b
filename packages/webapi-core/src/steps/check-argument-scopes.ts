import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";
import { refuseMissingScopes } from "./refuse-missing-scopes.js";

/** Checks the scopes that single arguments need. An empty or null argument needs none. */
export function checkArgumentScopes({ method, values, caller }: CallWith<"method" | "values">): Refusal | undefined {
  if (caller === undefined) return undefined;
  const sent = method.scopedArguments.filter(({ name }) => Object.hasOwn(values, name) && !isEmpty(values[name]));
  return sent.length === 0 ? undefined : refuseMissingScopes([...new Set(sent.map(({ scope }) => scope))], caller);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "";
}
