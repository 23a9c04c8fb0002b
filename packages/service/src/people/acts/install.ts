import type { App } from "../../model/app.js";
import { scopesOfManifest } from "../../rules/approvals/asked-scopes.js";
import { allowedCode, type ConsentChoice } from "../../rules/installs/authorize/allow.js";
import { type AuthorizeRequest, refuseChallenge } from "../../rules/installs/authorize/authorize-request.js";
import { type Consent, describeConsent } from "../../rules/installs/authorize/describe-consent.js";
import { requestApproval } from "../../rules/installs/authorize/request-approval.js";
import { installSettingsOf } from "../../rules/installs/client/app-settings.js";
import { challengeOf } from "../../rules/installs/codes/code-challenge.js";
import { type Redeemed, redeem } from "../../rules/installs/codes/redeem.js";
import type { Id } from "../../values/ids.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";
import { findInstallableApp } from "../find-app.js";
import { findTarget } from "../find-target.js";

/** The app that a person installs, and the place. */
interface Installing {
  /** Name or identifier of the app. */
  readonly app: string;
  /** Whether it is installed on the organization. Default: on the workspace. */
  readonly organization?: boolean;
  /** Default: those of the manifest. */
  readonly bot_scopes?: readonly string[];
  /** Default: those of the manifest. */
  readonly user_scopes?: readonly string[];
  /** Channel of an incoming webhook. */
  readonly channel?: string;
  /** Note to the administrators, who are asked if they have to approve the app. Default: nobody is asked. */
  readonly note?: string;
  /** Whether the code is exchanged. Default: it is. */
  readonly exchange?: boolean;
  /** Challenge of an app with PKCE that exchanges the code. */
  readonly code_challenge?: string;
}

/** The result of an installation. */
interface Installed {
  readonly app: Id;
  /** The request, if administrators were asked for their approval. */
  readonly request?: Id;
  /** The code, if it was not exchanged. */
  readonly code?: string;
  readonly bot?: Id;
  readonly bot_token?: string;
  readonly bot_refresh_token?: string;
  readonly user_token?: string;
  readonly user_refresh_token?: string;
  readonly webhook_url?: string;
}

/** Installs an app as the person does on its page, by the same rules, and exchanges the code. */
export async function install(sent: Installing, person: Person): Promise<ActOutcome<Installed>> {
  const found = await findInstallableApp(sent.app, person);
  if (!found.ok) return found;
  const target = findTarget(sent.organization === true, person);
  if (!target.ok) return target;
  const { app } = found;
  const { isPublic } = installSettingsOf(app);
  const verifier = isPublic && sent.exchange !== false ? person.ids.secret(verifierBytes) : undefined;
  const challenge = verifier === undefined ? sent.code_challenge : challengeOf(verifier);
  const wrong = refuseChallenge(challenge, challenge && "S256", isPublic);
  if (wrong !== undefined) return refused(wrong);
  const request = toRequest(app, sent, challenge);
  if (request.botScopes.length + request.userScopes.length === 0) {
    return refused({ error: "no_scopes", sentence: `${app.name} asks for no scope.` });
  }
  const options = { ...person, nowMs: person.clock.now().getTime() };
  const consent = await describeConsent(request, person.user.id, options);
  if (!consent.ok) return refused(consent);
  const place = consent.places.find(({ id }) => id === target.target.id);
  if (place?.needsApproval === true) return ask(request, consent, place, { ...options, note: sent.note });
  const allowed = await allowedCode(request, consent, toChoice(target.target.id, request, sent), options);
  if (!allowed.ok) return refused(allowed);
  if (sent.exchange === false) return { ok: true, app: app.id, code: allowed.code };
  const proof = verifier === undefined ? {} : { code_verifier: verifier };
  const client = { app, isProven: true };
  const redeemed = await redeem({ code: allowed.code, ...proof }, client, { ...options, form: "app" });
  if (!redeemed.ok)
    return refused({ error: redeemed.error, sentence: `${app.name} cannot be installed there: ${redeemed.error}.` });
  return { ok: true, app: app.id, ...toInstalled(redeemed, person.hooksUrl) };
}

/** Twice as many characters, as RFC 7636 §4.1 wants them. */
const verifierBytes = 32;

/** The request that the page of the app would make. */
function toRequest(
  app: App,
  { bot_scopes: bot, user_scopes: user }: Installing,
  challenge: string | undefined,
): AuthorizeRequest {
  const { botScopes, userScopes } = scopesOfManifest(app);
  const { redirectUrls } = installSettingsOf(app);
  return {
    form: "app",
    app,
    botScopes: bot ?? botScopes,
    userScopes: user ?? userScopes,
    redirectUrl: redirectUrls[0] ?? "",
    ...(challenge !== undefined && { challenge }),
    isDesktop: false,
  };
}

/** The person grants the optional scopes, too. */
function toChoice(placeId: Id, { botScopes, userScopes }: AuthorizeRequest, { channel }: Installing): ConsentChoice {
  return { placeId, botScopes, userScopes, ...(channel !== undefined && { channel }) };
}

async function ask(
  { app, botScopes, userScopes }: AuthorizeRequest,
  { person }: Consent,
  { place }: Consent["places"][number],
  { note, ...options }: Pick<Person, "store" | "ids"> & { readonly nowMs: number; readonly note: string | undefined },
): Promise<ActOutcome<Installed>> {
  const refusal = refused({
    error: "approval_required",
    sentence: `Administrators have to approve ${app.name} first. A note asks them.`,
  });
  if (note === undefined) return refusal;
  const wanted = { appId: app.id, place, person, botScopes, userScopes };
  const request = await requestApproval(wanted, note, options);
  return request === undefined ? refusal : { ok: true, app: app.id, request: request.id };
}

function toInstalled({ plan: { bot, user, webhook } }: Redeemed, hooksUrl: string): Omit<Installed, "app"> {
  return {
    ...(bot && {
      bot: bot.userId,
      bot_token: bot.token,
      ...(bot.refreshToken !== undefined && { bot_refresh_token: bot.refreshToken }),
    }),
    ...(user && {
      user_token: user.token,
      ...(user.refreshToken !== undefined && { user_refresh_token: user.refreshToken }),
    }),
    ...(webhook && { webhook_url: `${hooksUrl}/${webhook.path}` }),
  };
}

function refused({ error, sentence }: { readonly error: string; readonly sentence: string }): ActRefusal {
  return { ok: false, error: "refused", detail: sentence, code: error };
}
