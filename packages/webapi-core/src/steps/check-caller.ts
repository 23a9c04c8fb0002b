import type { CallWith } from "../engine/call.js";
import { type Refusal, refuse } from "../refusals/refusal.js";
import { refuseMissingAny, refuseMissingScopes } from "./refuse-missing-scopes.js";

/** Checks the kind of the token, then the scopes that the method needs. */
export function checkCaller({ method, caller }: CallWith<"method">): Refusal | undefined {
  if (caller === undefined) return undefined;
  if (method.tokens.length > 0 && !method.tokens.includes(caller.tokenType)) return refuse("tokenKindRefused");
  return refuseMissingScopes(method.scopes, caller) ?? refuseMissingAny(method.anyScopes?.[caller.tokenType], caller);
}
