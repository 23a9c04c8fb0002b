import type { Id } from "../values/ids.js";

/** Writes `tokens_revoked`. */
export async function writeTokensRevoked({
  oauth,
  bot,
}: {
  readonly oauth: readonly Id[];
  readonly bot: readonly Id[];
}): Promise<object> {
  const tokens = { ...(oauth.length > 0 && { oauth }), ...(bot.length > 0 && { bot }) };
  return { type: "tokens_revoked", tokens };
}

/** Writes `app_uninstalled`. */
export async function writeUninstalled(): Promise<object> {
  return { type: "app_uninstalled" };
}
