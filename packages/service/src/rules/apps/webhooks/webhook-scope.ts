import type { Manifest } from "@rollcall/api/webapi";

/** Scope of an app that has incoming webhooks. */
const webhookScope = "incoming-webhook";

/** Whether the manifest of an app asks for incoming webhooks. */
export function asksForWebhook({ oauth_config }: Manifest): boolean {
  const { bot = [], user = [] } = oauth_config?.scopes ?? {};
  return asksForWebhookScope([...bot, ...user]);
}

/** Whether scopes include that of incoming webhooks. */
export function asksForWebhookScope(scopes: readonly string[]): boolean {
  return scopes.includes(webhookScope);
}
