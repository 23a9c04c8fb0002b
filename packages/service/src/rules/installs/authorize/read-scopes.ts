import type { AuthorizeForm } from "../../../model/oauth-code.js";
import type { AuthorizeParameters, AuthorizeRefusal } from "./authorize-parameters.js";
import { signInScopes } from "./sign-in-scopes.js";

type Scopes =
  | { readonly ok: true; readonly botScopes: readonly string[]; readonly userScopes: readonly string[] }
  | AuthorizeRefusal;

const scopeForm = /^[a-z][a-z0-9_.:-]{0,49}$/;

/** Reads the scopes that a page asks for. Those for signing in are scopes of the user. */
export function readScopes(form: AuthorizeForm, { scope, user_scope: userScope }: AuthorizeParameters): Scopes {
  const botScopes = form === "app" ? split(scope) : [];
  const userScopes = form === "app" ? split(userScope) : split(scope);
  const all = [...botScopes, ...userScopes];
  const bad = all.find((each) => !scopeForm.test(each));
  if (bad !== undefined) return refuse("invalid_scope", "A scope is a word such as chat:write.");
  if (all.length === 0) return refuse("no_scopes", "The address asks for no scope.");
  const ofSignIn = all.filter((each) => signInScopes.has(each));
  if (ofSignIn.length > 0 && ofSignIn.length < all.length) {
    return refuse("invalid_scope", "The scopes openid, email and profile cannot be asked for together with others.");
  }
  if (form === "signIn" && !userScopes.includes("openid")) {
    return refuse("invalid_scope", "Signing in needs the scope openid.");
  }
  return { ok: true, botScopes, userScopes };
}

/** Apps separate scopes by commas, OpenID clients by spaces. */
function split(text = ""): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((each) => each !== ""))];
}

function refuse(error: string, sentence: string): AuthorizeRefusal {
  return { ok: false, error, sentence };
}
