import type { Methods, OauthV2AccessArguments, OauthV2AccessRefusal } from "@rollcall/api/webapi";
import type { MethodOutcome, OpenContext } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import { createRefuse } from "../../store/refusal.js";
import { toPlace } from "./answers/to-place.js";
import { toRenewed } from "./answers/to-renewed.js";
import { toToken } from "./answers/to-token.js";
import { authenticateClient, type Client } from "./client/authenticate-client.js";
import { type Redeemed, redeem } from "./codes/redeem.js";
import type { GrantOptions } from "./granting/plan-grant.js";
import { renew } from "./rotation/renew.js";

type Outcome = MethodOutcome<Methods["oauth.v2.access"]>;

const refuse = createRefuse<OauthV2AccessRefusal["error"]>("install#oauthv2access");

/** Dependencies of the methods that issue tokens. */
export interface IssueOptions extends Omit<GrantOptions, "nowMs"> {
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Base of the addresses of webhooks, without a trailing slash. */
  readonly hooksUrl: string;
}

/** Exchanges the code of an installation for tokens, or renews a token. */
export function createAccess(options: IssueOptions) {
  return async (sent: OauthV2AccessArguments, { now }: OpenContext): Promise<Outcome> => {
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
        return refuse("invalid_grant_type", sent.grant_type, "authorization_code or refresh_token");
    }
  };
}

async function toAccess(
  { plan, place, installer }: Redeemed,
  { app }: Client,
  { store, siteUrl, hooksUrl }: Pick<IssueOptions, "store" | "siteUrl" | "hooksUrl">,
): Promise<Outcome> {
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
