import type { MethodCaller } from "../options/method-handlers.js";
import { type Refusal, refuse } from "../refusals/refusal.js";

/** Refuses a caller who lacks some of the scopes, and names the missing ones. */
export function refuseMissingScopes(scopes: readonly string[], caller: MethodCaller): Refusal | undefined {
  if (scopes.every((scope) => caller.scopes.has(scope))) return undefined;
  const missing = scopes.filter((scope) => !caller.scopes.has(scope));
  return refuseScopes(missing, caller);
}

/** Refuses a caller who has none of the scopes, and names all of them. */
export function refuseMissingAny(scopes: readonly string[] = [], caller: MethodCaller): Refusal | undefined {
  const isMet = scopes.length === 0 || scopes.some((scope) => caller.scopes.has(scope));
  return isMet ? undefined : refuseScopes(scopes, caller);
}

function refuseScopes(needed: readonly string[], caller: MethodCaller): Refusal {
  const fields = { needed: needed.join(","), provided: [...caller.scopes].join(",") };
  return { ...refuse("scopeMissing"), fields };
}
