import type { Manifest } from "@rollcall/api/webapi";

/** Scope of an app that has incoming webhooks. */
const webhookScope = "incoming-webhook";

/** Whether the manifest of an app asks for incoming webhooks. */
export function asksForWebhook({ oauth_config }: Manifest): boolean {
  const { bot = [], user = [] } = oauth_config?.scopes ?? {};
  return bot.includes(webhookScope) || user.includes(webhookScope);
}
