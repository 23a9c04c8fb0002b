import type { Webhook } from "../../apps/webhooks/webhook.js";
import type { WebapiCaller } from "../../tokens/webapi-caller.js";
import type { ResponseUrl } from "../response-urls/response-url.js";

/** The hook behind an address. */
export type Hook =
  | { readonly kind: "webhook"; readonly webhook: Webhook }
  | { readonly kind: "response"; readonly responseUrl: ResponseUrl };

/** The caller of a hook: the bot of its app, or the user who installed it. */
export interface HookCaller extends WebapiCaller {
  readonly hook: Hook;
}
