import { appCredentials } from "../../../model/app-credentials.js";
import { type AuthorizeForm, forgottenMsOf, type OauthCode, oauthCodes } from "../../../model/oauth.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Batch, Store } from "../../../model/store.js";
import { type User, users } from "../../../model/user.js";
import { createRefuse, type Decision, decide, type Refused } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { millisecondsOf, toInstant } from "../../../values/instant.js";
import { hashToken } from "../../../values/secrets.js";
import { isActive } from "../../directory/user.js";
import { installSettingsOf } from "../client/app-settings.js";
import { type Client, type ClientCode, meetsChallenge, refuseSecret } from "../client/authenticate-client.js";
import { findInstallPlace, type Grant, type InstallPlace, isInstalledOn } from "../granting/grant.js";
import { type GrantOptions, type GrantPlan, planGrant } from "../granting/plan-grant.js";
import { revokeFamilies } from "../rotation/family.js";

/** The part of a call that redeems a code. */
interface SentCode {
  readonly code?: string;
  readonly redirect_uri?: string;
  readonly code_verifier?: string;
}

/** Codes with which a code is refused. */
type RedeemCode =
  | ClientCode
  | "invalid_code"
  | "no_scopes"
  | "bad_redirect_uri"
  | "invalid_code_verifier"
  | "pkce_not_allowed"
  | "oauth_authorization_url_mismatch"
  | "cannot_install_an_org_installed_app";

/** The result of exchanging a code. */
export interface Redeemed {
  readonly ok: true;
  readonly code: OauthCode;
  readonly place: InstallPlace;
  readonly installer: User;
  readonly plan: GrantPlan;
}

const refuse = createRefuse<RedeemCode>("install#authorize");

interface RedeemOptions extends GrantOptions {
  /** Page that made the code. */
  readonly form: AuthorizeForm;
  /** When a person signed in, on the machine's clock in seconds. Only for signing in. */
  readonly authTimeOf?: (code: OauthCode) => number;
}

/** Exchanges a code of a page for the tokens that it allows, once. */
export function redeem(
  sent: SentCode,
  client: Client,
  { form, ...options }: RedeemOptions,
): Promise<Redeemed | Refused<RedeemCode>> {
  return decide<Redeemed | Refused<RedeemCode>>(options.store, async () => {
    const found = await findCode(sent, client, options);
    if (!found.ok) return answer(found);
    const { code } = found;
    const refusal = refuseCall(sent, client, { code, form });
    if (code.redeemed !== undefined) return decideReuse(code, refusal === undefined, options);
    if (millisecondsOf(code.expires) <= options.nowMs) {
      return answer(refuse("invalid_code", code.expires, "a code that has not expired"));
    }
    return refusal === undefined ? grantOf(code, client, options) : answer(refusal);
  });
}

type FoundCode = { readonly ok: true; readonly code: OauthCode } | Refused<RedeemCode>;

async function findCode(
  { code: text = "" }: SentCode,
  { app, isProven }: Client,
  { store, nowMs }: Pick<RedeemOptions, "store" | "nowMs">,
): Promise<FoundCode> {
  if (!isProven && !installSettingsOf(app).isPublic) return refuseSecret("no secret");
  const code = text === "" ? undefined : await store.get(oauthCodes, { hash: hashToken(text) });
  const isKnown = code?.appId === app.id && (code.redeemed === undefined || nowMs < forgottenMsOf(code));
  return isKnown ? { ok: true, code } : refuse("invalid_code", "another code", "a code of the app");
}

/** Refuses a call that does not show that it comes from the client that asked for the code. */
function refuseCall(
  { redirect_uri: redirectUri, code_verifier: verifier }: SentCode,
  { app, isProven }: Client,
  { code, form }: { readonly code: OauthCode; readonly form: AuthorizeForm },
): Refused<RedeemCode> | undefined {
  if (code.form !== form) return refuse("oauth_authorization_url_mismatch", code.form, form);
  if (code.redirectUri !== redirectUri) return refuse("bad_redirect_uri", redirectUri, code.redirectUri);
  // Without a challenge, only the secret shows who calls.
  if (!isProven && code.challenge === undefined) return refuseSecret("no secret and no PKCE");
  const wrong = refuseVerifier(verifier, code, installSettingsOf(app).isPublic);
  if (wrong !== undefined) return wrong;
  return code.botScopes.length + code.userScopes.length === 0 ? refuse("no_scopes", "none", "a scope") : undefined;
}

/**
 * Refuses a used code. If the call would have exchanged it, an attacker may have done so before, and its tokens end. A call
 * that shows nothing but the code ends nothing.
 * @see RFC 6749 §4.1.2
 */
async function decideReuse(
  { redeemed, families = [] }: OauthCode,
  isShown: boolean,
  options: Pick<RedeemOptions, "store" | "nowMs">,
): Promise<Decision<Redeemed | Refused<RedeemCode>>> {
  const refusal = refuse("invalid_code", redeemed, "a code that was not used");
  if (!isShown) return answer(refusal);
  const batch = await revokeFamilies(families, options);
  return batch.writes.length === 0 ? answer(refusal) : { kind: "commit", batch, answer: () => refusal };
}

/**
 * An app with PKCE exchanges only codes that it asked for with a challenge, even if it sends its secret. Otherwise an
 * attacker who removes the challenge from the address of the page could exchange the code with any verifier, or none.
 * @see RFC 9700 §4.8.2
 */
function refuseVerifier(
  verifier: string | undefined,
  { challenge }: OauthCode,
  isPublic: boolean,
): Refused<RedeemCode> | undefined {
  const found = verifier === undefined ? "no code_verifier" : "a code_verifier";
  if (challenge !== undefined) {
    return meetsChallenge(verifier ?? "", challenge)
      ? undefined
      : refuse("invalid_code_verifier", found, "the code_verifier of the code_challenge");
  }
  if (isPublic) {
    return refuse(
      "invalid_code_verifier",
      `${found}, no code_challenge`,
      "a code that was asked for with a code_challenge",
    );
  }
  return verifier === undefined ? undefined : refuse("pkce_not_allowed", found, "an app with PKCE");
}

async function grantOf(
  code: OauthCode,
  { app }: Client,
  options: Omit<RedeemOptions, "form">,
): Promise<Decision<Redeemed | Refused<RedeemCode>>> {
  const { store, nowMs } = options;
  const [place, installer] = await Promise.all([findInstallPlace(code.target, store), store.users.get(code.userId)]);
  if (place === undefined || installer === undefined || !isActive(installer, nowMs)) {
    return answer(refuse("invalid_code", code.userId, "a person and a workspace that are still there"));
  }
  const { organization } = place;
  if (
    code.form !== "signIn" &&
    place.kind === "workspace" &&
    organization !== undefined &&
    (await isInstalledOn(organization.id, app.id, store))
  ) {
    return answer(
      refuse("cannot_install_an_org_installed_app", organization.id, "an app that is not on the organization"),
    );
  }
  const authTime = options.authTimeOf?.(code);
  const grant = toGrant(code, { app, place, installer });
  const plan = await planGrant({ ...grant, ...(authTime !== undefined && { authTime }) }, options);
  const alone = code.channelId === undefined ? nothing : await holdCredentials(app.id, store);
  return {
    kind: "commit",
    batch: {
      expect: [
        hasVersion(oauthCodes, { hash: code.hash }, code.version),
        hasVersion(users, { id: installer.id }, installer.version),
        ...plan.expect,
        ...alone.expect,
      ],
      writes: [put(oauthCodes, toRedeemed(code, plan, nowMs)), ...plan.writes, ...alone.writes],
    },
    answer: () => ({ ok: true, code, place, installer, plan }),
  };
}

function toRedeemed(code: OauthCode, { bot, user }: GrantPlan, nowMs: number): OauthCode {
  const families = [bot, user].flatMap((made) => (made === undefined ? [] : [made.family]));
  return { ...code, version: code.version + 1, redeemed: toInstant(nowMs), families };
}

const nothing = { expect: [], writes: [] };

/** Lets one installation of an app at a time look for the webhook of a channel, so that there is one. */
async function holdCredentials(appId: Id, store: Pick<Store, "get">): Promise<Pick<Batch, "expect" | "writes">> {
  const before = await store.get(appCredentials, { app_id: appId });
  if (before === undefined) return nothing;
  return {
    expect: [hasVersion(appCredentials, { app_id: appId }, before.version)],
    writes: [put(appCredentials, { ...before, version: before.version + 1 })],
  };
}

function toGrant(
  { botScopes, userScopes, channelId, challenge, isDesktop }: OauthCode,
  { app, ...who }: Pick<Grant, "app" | "place" | "installer">,
): Grant {
  const { botName, isPublic, rotates } = installSettingsOf(app);
  return {
    app,
    ...who,
    botScopes,
    userScopes,
    ...(botScopes.length > 0 && { botName }),
    rotates: rotates || isDesktop === true,
    isPublic: isPublic && challenge !== undefined,
    ...(channelId !== undefined && { channelId }),
  };
}

function answer(refusal: Refused<RedeemCode>): Decision<Redeemed | Refused<RedeemCode>> {
  return { kind: "answer", answer: refusal };
}
