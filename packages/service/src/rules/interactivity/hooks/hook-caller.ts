import type { ResponseUrl } from "../../../model/response-url.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import type { Webhook } from "../../../model/webhook.js";

/** The hook behind an address. */
export type Hook =
  | { readonly kind: "webhook"; readonly webhook: Webhook }
  | { readonly kind: "response"; readonly responseUrl: ResponseUrl };

/** The caller of a hook: the bot of its app, or the user who installed it. */
export interface HookCaller extends WebapiCaller {
  readonly hook: Hook;
}
