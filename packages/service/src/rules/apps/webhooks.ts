import type { Manifest } from "@rollcall/api/webapi";
import type { Webhook } from "../../model/webhook.js";
import type { Ids } from "../../values/ids.js";
import { hashToken, type Sealer } from "../../values/secrets.js";

const secretBytes = 12;

/** A new secret of a webhook: 24 characters. */
export function newWebhookSecret(ids: Pick<Ids, "secret">): string {
  return ids.secret(secretBytes);
}

/** A new webhook with its secret, as it is stored. */
export function newWebhook(
  place: Omit<Webhook, "version" | "secretHash" | "sealed">,
  secret: string,
  sealer: Sealer,
): Webhook {
  const sealed = sealer.seal(secret, placeOf(place));
  return { ...place, version: 1, secretHash: hashToken(secret), ...(sealed !== undefined && { sealed }) };
}

/** The place of the sealed secret of a webhook. */
export function placeOf({ appId, id }: Pick<Webhook, "appId" | "id">): string {
  return `${appId} webhook ${id}`;
}

/** Scope of an app that has incoming webhooks. */
export const webhookScope = "incoming-webhook";

/** Whether the manifest of an app asks for incoming webhooks. */
export function asksForWebhook({ oauth_config }: Pick<Manifest, "oauth_config">): boolean {
  const { bot = [], user = [] } = oauth_config?.scopes ?? {};
  return asksForWebhookScope([...bot, ...user]);
}

/** Whether scopes include that of incoming webhooks. */
export function asksForWebhookScope(scopes: readonly string[]): boolean {
  return scopes.includes(webhookScope);
}
