import type { App } from "../../../model/app.js";
import type { AuthorizeForm } from "../../../model/oauth.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { installSettingsOf } from "../client/app-settings.js";
import { findClient, isChallenge } from "../client/authenticate-client.js";
import { signInScopes } from "../granting/earlier-tokens.js";

/** Parameters of a page by name. Empty ones count as absent. */
export type AuthorizeParameters = Readonly<Record<string, string | undefined>>;

/** The reason why a page cannot be shown, as a code and a sentence. The browser is not sent anywhere. */
export interface AuthorizeRefusal {
  readonly ok: false;
  readonly error: string;
  readonly sentence: string;
}

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

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A redirect URL that may be used. */
interface RedirectUrl {
  /** As the browser is sent there. */
  readonly href: string;
  /** Whether it leads to an application on the person's device. */
  readonly isDesktop: boolean;
}

/** Which redirect URLs an app may use. */
interface RedirectRules {
  /** The configured URLs. */
  readonly allowed: readonly string[];
  /** Whether the app uses PKCE, with which a loopback address leads to an application on the device. */
  readonly isPublic: boolean;
  /** Whether a redirect may lead to a host by http. Loopback hosts always may. */
  readonly allowsHttp: (host: string) => Promise<boolean>;
}

/**
 * Checks the redirect URL of an app: it equals a configured one, or lies below its path.
 * @param sent default: the first configured URL
 * @returns undefined for a URL that must not be used
 */
export async function findRedirectUrl(
  sent: string | undefined,
  { allowed, isPublic, allowsHttp }: RedirectRules,
): Promise<RedirectUrl | undefined> {
  const wanted = sent ?? allowed[0];
  const url = wanted === undefined ? undefined : parse(wanted);
  if (wanted === undefined || url === undefined) return undefined;
  if (!allowed.includes(wanted) && !(hasPlainPath(wanted) && allowed.some((each) => covers(each, url))))
    return undefined;
  const isPlain = url.protocol === "http:" && !loopback.test(url.hostname);
  if (isPlain && !(await allowsHttp(url.hostname.replace(/^\[(.*)\]$/, "$1")))) return undefined;
  const isOwnScheme = url.protocol !== "http:" && url.protocol !== "https:";
  return { href: url.href, isDesktop: isOwnScheme || (isPublic && loopback.test(url.hostname)) };
}

/** A URL that browsers read as it is written: without a fragment, a user, a backslash, a space or a control character. */
function parse(text: string): URL | undefined {
  if (unreadable.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username !== "" || url.password !== "" || refused.has(url.protocol) ? undefined : url;
}

/** The last part is an authority with a user, even one without a name. */
const unreadable = /[#\\\s\p{Cc}]|^[^/?]*\/\/[^/?]*@/u;

/** Schemes with which a browser runs or shows text of the URL itself. */
const refused: ReadonlySet<string> = new Set(["javascript:", "data:", "vbscript:", "file:", "blob:", "about:"]);

/**
 * Whether a path has the same segments for everyone. A segment of dots leads up, to some servers even with parameters
 * behind it. An encoded dot, slash or backslash becomes one where the path is decoded, once or several times.
 */
function hasPlainPath(text: string): boolean {
  const [, path = ""] = /^[^:]*:(?:\/\/[^/?]*)?([^?]*)/.exec(text) ?? [];
  return !/(?:^|\/)\.{1,2}(?:[/;]|$)/.test(path) && !/%(?:25)*(?:2e|2f|5c)/i.test(path);
}

function covers(configured: string, url: URL): boolean {
  const base = URL.canParse(configured) ? new URL(configured) : undefined;
  if (base === undefined || base.protocol !== url.protocol || base.host !== url.host) return false;
  if (base.pathname === url.pathname) return base.search === "" || base.search === url.search;
  const folder = base.pathname.endsWith("/") ? base.pathname : `${base.pathname}/`;
  return base.search === "" && url.pathname.startsWith(folder);
}
