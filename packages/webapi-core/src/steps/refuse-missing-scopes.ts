import type { MethodCaller } from "../options/method-handlers.js";
import { type Refusal, refuse } from "../refusals/refusal.js";

/** Refuses a caller who lacks some of the scopes, and names the missing ones. */
export function refuseMissingScopes(scopes: readonly string[], caller: MethodCaller): Refusal | undefined {
  const missing = scopes.filter((scope) => !caller.scopes.has(scope));
  if (missing.length === 0) return undefined;
  const fields = { needed: missing.join(","), provided: [...caller.scopes].join(",") };
  return { ...refuse("scopeMissing"), fields };
}
