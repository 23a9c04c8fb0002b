import type { App } from "../../../model/app.js";
import type { AuthorizeForm } from "../../../model/oauth-code.js";
import type { Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";
import { installSettingsOf } from "../client/app-settings.js";
import { findClient } from "../client/authenticate-client.js";
import { isChallenge } from "../codes/code-challenge.js";
import type { AuthorizeParameters, AuthorizeRefusal } from "./authorize-parameters.js";
import { findRedirectUrl, type RedirectRules } from "./redirect-url.js";
import { signInScopes } from "./sign-in-scopes.js";

type Scopes =
  | { readonly ok: true; readonly botScopes: readonly string[]; readonly userScopes: readonly string[] }
  | AuthorizeRefusal;

const scopeForm = /^[a-z][a-z0-9_.:-]{0,49}$/;

/** Reads the scopes that a page asks for. Those for signing in are scopes of the user. */
function readScopes(form: AuthorizeForm, { scope, user_scope: userScope }: AuthorizeParameters): Scopes {
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

/** The request of an app to a person. */
export interface AuthorizeRequest {
  readonly form: AuthorizeForm;
  readonly app: App;
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
  /** The address that receives the answer. */
  readonly redirectUrl: string;
  /** As the app sent it. Absent if it sent none. */
  readonly redirectUri?: string;
  readonly state?: string;
  /** Workspace that the app wants to be installed on. */
  readonly teamId?: Id;
  readonly challenge?: string;
  readonly isDesktop: boolean;
  readonly nonce?: string;
  /** Whether a form takes the answer to the app, and not the address. */
  readonly isFormPost?: true;
}

/** Reads and checks the parameters of a page. */
export async function readAuthorizeRequest(
  form: AuthorizeForm,
  parameters: AuthorizeParameters,
  { store, allowsHttp }: { readonly store: Pick<Store, "list">; readonly allowsHttp: RedirectRules["allowsHttp"] },
): Promise<{ readonly ok: true; readonly request: AuthorizeRequest } | AuthorizeRefusal> {
  const app = await findClient(parameters["client_id"] ?? "", store);
  if (app === undefined) return refuse("invalid_client_id", "No app has this client ID.");
  const { redirectUrls, isPublic } = installSettingsOf(app);
  const redirectUri = parameters["redirect_uri"];
  if (form === "signIn" && redirectUri === undefined) {
    return refuse("bad_redirect_uri", "Signing in needs a redirect_uri.");
  }
  const redirect = await findRedirectUrl(redirectUri, { allowed: redirectUrls, isPublic, allowsHttp });
  if (redirect === undefined) return refuse("bad_redirect_uri", describeRedirect(redirectUri, redirectUrls));
  const scopes = readScopes(form, parameters);
  if (!scopes.ok) return scopes;
  const { code_challenge: challenge, code_challenge_method: method, response_type: type } = parameters;
  const refusal =
    refuseResponseType(form, type) ??
    refuseChallenge(challenge, method, isPublic) ??
    (redirect.isDesktop ? refuseDesktop(challenge, scopes.botScopes) : undefined);
  if (refusal !== undefined) return refusal;
  const { state, team, nonce, response_mode: mode } = parameters;
  return {
    ok: true,
    request: {
      form,
      app,
      botScopes: scopes.botScopes,
      userScopes: scopes.userScopes,
      redirectUrl: redirect.href,
      ...(redirectUri !== undefined && { redirectUri }),
      ...(state !== undefined && { state }),
      ...(team !== undefined && { teamId: team }),
      ...(challenge !== undefined && { challenge }),
      isDesktop: redirect.isDesktop,
      ...(form === "signIn" && nonce !== undefined && { nonce }),
      ...(form === "signIn" && mode === "form_post" && { isFormPost: true }),
    },
  };
}

function describeRedirect(sent: string | undefined, configured: readonly string[]): string {
  if (configured.length === 0) return "The manifest of the app has no redirect URLs.";
  const what = sent === undefined ? "The first redirect URL of the app" : "The redirect_uri";
  return `${what} must equal a redirect URL of the app or lie below its path without dot segments and encoded dots or slashes, and use https, or http on this machine.`;
}

function refuseResponseType(form: AuthorizeForm, type: string | undefined): AuthorizeRefusal | undefined {
  if (form !== "signIn" || type === "code") return undefined;
  return refuse("unsupported_response_type", "Signing in needs the response_type code.");
}

/** Refuses PKCE for an app without it, no PKCE for an app with it, and an invalid challenge. */
export function refuseChallenge(
  challenge: string | undefined,
  method: string | undefined,
  isPublic: boolean,
): AuthorizeRefusal | undefined {
  if (challenge === undefined && method === undefined) {
    return isPublic ? refuse("invalid_code_challenge", "The app needs PKCE: send a code_challenge.") : undefined;
  }
  if (!isPublic) return refuse("pkce_not_allowed", "The manifest of the app does not enable PKCE.");
  if (method !== "S256") return refuse("invalid_code_challenge_method", "The code_challenge_method must be S256.");
  if (challenge !== undefined && isChallenge(challenge)) return undefined;
  return refuse("invalid_code_challenge", "The code_challenge must be a SHA-256 in base64url: 43 characters.");
}

/** Anybody can write an application with the same scheme, so the code alone must be worth nothing. */
function refuseDesktop(challenge: string | undefined, botScopes: readonly string[]): AuthorizeRefusal | undefined {
  if (challenge === undefined) return refuse("invalid_code_challenge", "A redirect to a device needs PKCE.");
  if (botScopes.length === 0) return undefined;
  return refuse("invalid_scope", "A redirect to a device cannot ask for scopes of a bot.");
}
