import type {
  AuthorizedPlace,
  Methods,
  OauthV2AccessArguments,
  OauthV2AccessRefusal,
  OauthV2ExchangeArguments,
  OauthV2ExchangeRefusal,
  OauthV2UserAccessArguments,
  OauthV2UserAccessRefusal,
} from "@rollcall/api/webapi";
import type { MethodOutcome, OpenContext } from "@rollcall/webapi-core";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { tokens } from "../../model/token.js";
import { type User, users } from "../../model/user.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import { hashToken } from "../../values/secrets.js";
import { findInvalidity, readTokenState } from "../tokens/token-state.js";
import { installSettingsOf } from "./client/app-settings.js";
import { authenticateClient, type Client } from "./client/authenticate-client.js";
import { type Redeemed, redeem } from "./codes/redeem.js";
import { findInstallPlace, type InstallPlace, targetOf } from "./granting/grant.js";
import type { GrantOptions } from "./granting/plan-grant.js";
import { newFamily } from "./rotation/family.js";
import { type NewTokens, newTokens, type TokenOptions } from "./rotation/new-tokens.js";
import { type Renewed, renew } from "./rotation/renew.js";

type AccessOutcome = MethodOutcome<Methods["oauth.v2.access"]>;

const refuseAccess = createRefuse<OauthV2AccessRefusal["error"]>("install#oauthv2access");

/** Dependencies of the methods that issue tokens. */
interface IssueOptions extends Omit<GrantOptions, "nowMs"> {
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Base of the addresses of webhooks, without a trailing slash. */
  readonly hooksUrl: string;
}

/** Exchanges the code of an installation for tokens, or renews a token. */
export function createAccess(options: IssueOptions) {
  return async (sent: OauthV2AccessArguments, { now }: OpenContext): Promise<AccessOutcome> => {
    const found = await authenticateClient(sent, options.store);
    if (!found.ok) return found;
    const { client } = found;
    const timed = { ...options, nowMs: now.getTime() };
    switch (sent.grant_type ?? "authorization_code") {
      case "authorization_code": {
        const redeemed = await redeem(sent, client, { ...timed, form: "app" });
        return redeemed.ok ? toAccess(redeemed, client, options) : redeemed;
      }
      case "refresh_token": {
        const renewed = await renew(sent.refresh_token ?? "", client, timed);
        return renewed.ok ? { ok: true, ...toRenewed(renewed, client.app.id) } : renewed;
      }
      default:
        return refuseAccess("invalid_grant_type", sent.grant_type, "authorization_code or refresh_token");
    }
  };
}

async function toAccess(
  { plan, place, installer }: Redeemed,
  { app }: Client,
  { store, siteUrl, hooksUrl }: Pick<IssueOptions, "store" | "siteUrl" | "hooksUrl">,
): Promise<AccessOutcome> {
  const { bot, user, webhook } = plan;
  return {
    ok: true,
    app_id: app.id,
    authed_user: { id: installer.id, ...(user && toToken(user, { token_type: "user" })) },
    ...(bot && toToken(bot, { token_type: "bot", bot_user_id: bot.userId })),
    ...toPlace(place),
    ...(webhook && { incoming_webhook: await toWebhook(webhook, { store, siteUrl, hooksUrl }) }),
  };
}

async function toWebhook(
  { id, channelId, path }: NonNullable<Redeemed["plan"]["webhook"]>,
  {
    store,
    siteUrl,
    hooksUrl,
  }: { readonly store: Pick<Store, "channels">; readonly siteUrl: string; readonly hooksUrl: string },
) {
  const channel = await store.channels.get(channelId);
  return {
    channel: `#${channel !== undefined && "name" in channel ? channel.name : channelId}`,
    channel_id: channelId,
    configuration_url: `${siteUrl}/services/${id}`,
    url: `${hooksUrl}/${path}`,
  };
}

type UserAccessOutcome = MethodOutcome<Methods["oauth.v2.user.access"]>;

const refuseUserAccess = createRefuse<OauthV2UserAccessRefusal["error"]>("install#authorize");

/** Exchanges a code of the page for user tokens for a user token, or renews one. */
export function createUserAccess(options: IssueOptions) {
  return async (sent: OauthV2UserAccessArguments, { now }: OpenContext): Promise<UserAccessOutcome> => {
    const found = await authenticateClient(sent, options.store);
    if (!found.ok) return found;
    const timed = { ...options, nowMs: now.getTime() };
    switch (sent.grant_type ?? "authorization_code") {
      case "authorization_code": {
        const redeemed = await redeem(sent, found.client, { ...timed, form: "user" });
        if (redeemed.ok) return toAnswer(redeemed.plan.user, redeemed.installer, redeemed.place);
        const { error, ...refusal } = redeemed;
        return { ...refusal, error: error === "no_scopes" ? "no_user_scopes" : error };
      }
      case "refresh_token": {
        const renewed = await renew(sent.refresh_token ?? "", found.client, { ...timed, only: "user" });
        return renewed.ok ? toAnswer(renewed.made, renewed.holder, renewed.place) : renewed;
      }
      default:
        return refuseUserAccess("invalid_grant_type", sent.grant_type, "authorization_code or refresh_token");
    }
  };
}

function toAnswer(made: NewTokens | undefined, user: User, place: InstallPlace): UserAccessOutcome {
  // A code of this page always has a scope of the user.
  if (made === undefined) return refuseUserAccess("no_user_scopes", user.id, "a scope");
  const { scope, ...token } = toToken(made, { token_type: "user" });
  return {
    ok: true,
    ...token,
    authed_user: { id: user.id, scope },
    team: { id: targetOf(place).id },
  };
}

type ExchangeOutcome = MethodOutcome<Methods["oauth.v2.exchange"]>;

const refuseExchange = createRefuse<OauthV2ExchangeRefusal["error"]>("install#token-rotation");

/** Dependencies of `oauth.v2.exchange`. */
interface ExchangeOptions extends Omit<TokenOptions, "nowMs"> {
  readonly store: Store;
}

/** Exchanges a token that does not expire for one that does, once. */
export function createExchange(options: ExchangeOptions) {
  return async (sent: OauthV2ExchangeArguments, { now }: OpenContext): Promise<ExchangeOutcome> => {
    const found = await authenticateClient(sent, options.store);
    if (!found.ok) return found;
    const timed = { ...options, nowMs: now.getTime() };
    return decide<ExchangeOutcome>(options.store, () => decideExchange(sent.token ?? "", found.client, timed));
  };
}

async function decideExchange(
  text: string,
  { app }: Client,
  options: TokenOptions & { readonly store: Store },
): Promise<Decision<ExchangeOutcome>> {
  const { store, nowMs } = options;
  if (!installSettingsOf(app).rotates)
    return answer(refuseExchange("token_rotation_not_enabled", app.id, "an app that rotates its tokens"));
  const state = text === "" ? undefined : await readTokenState(store, hashToken(text));
  const kind = state?.token.kind;
  if (state === undefined || state.token.appId !== app.id || (kind !== "bot" && kind !== "user")) {
    return answer(refuseExchange("invalid_token", kind, "a bot or user token of the app"));
  }
  const { token, user } = state;
  if (token.exchanged === true)
    return answer(refuseExchange("token_already_exchanged", token.created, "a token that was not exchanged"));
  if (token.expires !== undefined)
    return answer(refuseExchange("invalid_token", token.expires, "a token that does not expire"));
  const place = await findInstallPlace(token.installation.target, store);
  const end = findInvalidity(state, nowMs);
  if (end !== undefined || user === undefined || place === undefined) {
    return answer(refuseExchange("authorization_not_found", end, "an installation that is still there"));
  }
  const { scopes, installation, family = newFamily(options.ids) } = token;
  const made = newTokens(
    { kind, userId: user.id, appId: app.id, scopes, installation, rotates: true, replaces: token.hash, family },
    options,
  );
  const renewed = { kind, place, authorizedId: installation.installerId, holder: user, made } as const;
  return {
    kind: "commit",
    batch: {
      expect: [
        hasVersion(tokens, { hash: token.hash }, token.version ?? 1),
        // The person may be deactivated at the same time, which revokes the token without a new version.
        hasVersion(users, { id: user.id }, user.version),
      ],
      writes: [put(tokens, { ...token, version: (token.version ?? 1) + 1, exchanged: true }), ...made.writes],
    },
    answer: () => ({
      ok: true,
      ...toRenewed(renewed, app.id),
      refresh_token: made.refreshToken ?? "",
      expires_in: made.expiresIn ?? 0,
    }),
  };
}

function answer(outcome: ExchangeOutcome): Decision<ExchangeOutcome> {
  return { kind: "answer", answer: outcome };
}

/** A renewed token as answers have it. */
interface AnsweredRenewal extends AnsweredPlace, AnsweredToken {
  readonly app_id: string;
  readonly authed_user: { readonly id: string };
  readonly token_type: "bot" | "user";
  readonly bot_user_id?: string;
}

/** Writes a renewed token. It is at the top level, for bots and for users. */
function toRenewed({ kind, place, authorizedId, holder, made }: Omit<Renewed, "ok">, appId: string): AnsweredRenewal {
  return {
    app_id: appId,
    authed_user: { id: kind === "user" ? holder.id : authorizedId },
    ...toToken(made, { token_type: kind, ...(kind === "bot" && { bot_user_id: holder.id }) }),
    ...toPlace(place),
  };
}

/** The place of an installation, as in answers about tokens. */
interface AnsweredPlace {
  readonly team: AuthorizedPlace | null;
  readonly enterprise: AuthorizedPlace | null;
  readonly is_enterprise_install: boolean;
}

/** Writes where an app is installed. */
function toPlace({ kind, organization, workspace }: InstallPlace): AnsweredPlace {
  const isOrganization = kind === "organization";
  return {
    team: isOrganization ? null : { id: workspace.id, name: workspace.name },
    enterprise: organization === undefined ? null : { id: organization.id, name: organization.name },
    is_enterprise_install: isOrganization,
  };
}

/** A token as answers have it. */
interface AnsweredToken {
  /** Separated by commas. */
  readonly scope: string;
  readonly access_token: string;
  readonly refresh_token?: string;
  /** Seconds. */
  readonly expires_in?: number;
}

/** Writes a new token, with who it acts as, in the order of the specification. */
function toToken<Kind extends "bot" | "user">(
  { token, scopes, refreshToken, expiresIn }: NewTokens,
  { token_type, bot_user_id }: { readonly token_type: Kind; readonly bot_user_id?: string },
): AnsweredToken & { readonly token_type: Kind; readonly bot_user_id?: string } {
  return {
    scope: scopes.join(","),
    token_type,
    access_token: token,
    ...(bot_user_id !== undefined && { bot_user_id }),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(expiresIn !== undefined && { expires_in: expiresIn }),
  };
}
