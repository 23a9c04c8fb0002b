import type { RouteDefinition } from "../definition/definition.js";
import type { CallWith } from "../engine/call.js";
import type { Refused } from "../refusals/refused.js";

/** Refuses a path or a verb that no route serves. */
export function checkRoute({
  matched,
}: CallWith<"matched">): { readonly route: RouteDefinition; readonly parameter?: string } | Refused {
  if (!matched.ok) return matched;
  const { route, parameter } = matched;
  return parameter === undefined ? { route } : { route, parameter };
}
