import { signInDefaults } from "../../../generated/service.js";

/** Scopes for signing in, which do not mix with others. */
export const signInScopes: ReadonlySet<string> = new Set(signInDefaults.scopes.split(" "));

/** Whether a token is one for signing in, and not one of an installation. */
export function isForSignIn(scopes: readonly string[]): boolean {
  return scopes.length > 0 && scopes.every((scope) => signInScopes.has(scope));
}
