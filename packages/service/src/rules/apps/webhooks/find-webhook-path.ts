import type { Store } from "../../../model/service-store.js";
import { webhooks } from "../../../model/webhook.js";
import type { Id } from "../../../values/ids.js";
import type { Sealer } from "../../../values/secrets/sealer.js";
import { placeOf } from "./new-webhook.js";

/**
 * Finds the address of the webhook of an app, below the base of such addresses. Undefined if it has none, or if the server
 * had no key to seal its secret with.
 */
export async function findWebhookPath(
  appId: Id,
  store: Pick<Store, "list">,
  sealer: Sealer,
): Promise<string | undefined> {
  const [webhook] = await store.list(webhooks, "of_app", { app_id: appId }, { limit: 1 });
  if (webhook?.sealed === undefined) return undefined;
  const { workspaceId, id, sealed } = webhook;
  return `services/${workspaceId}/${id}/${sealer.open(sealed, placeOf(webhook))}`;
}
