import { idPrefixes } from "../../../generated/service.js";
import type { Expectation } from "../../../model/expectations.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Store } from "../../../model/service-store.js";
import { type Webhook, webhooks } from "../../../model/webhook.js";
import type { SilentWrite } from "../../../model/writes.js";
import type { Id, Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import type { Sealer } from "../../../values/secrets/sealer.js";
import { newWebhook, newWebhookSecret, placeOf } from "../../apps/webhooks/new-webhook.js";
import type { Grant } from "./grant.js";

/** The webhook of a grant. */
export interface PlannedWebhook {
  readonly id: Id;
  readonly channelId: Id;
  /** Its address below the base of such addresses. */
  readonly path: string;
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

interface WebhookOptions {
  readonly store: Pick<Store, "list">;
  readonly ids: Ids;
  readonly nowMs: number;
  readonly sealer: Sealer;
}

/**
 * Plans the webhook of a channel: the one that the app has there, or a new one. The secret of one that was stored without
 * a key cannot be shown again, so it gets another secret.
 */
export async function planWebhook(
  { app, place, installer }: Pick<Grant, "app" | "place" | "installer">,
  channelId: Id,
  { store, ids, nowMs, sealer }: WebhookOptions,
): Promise<PlannedWebhook> {
  const before = await findWebhook(app.id, channelId, store);
  if (before?.sealed !== undefined) {
    return toPlan(before, sealer.open(before.sealed, placeOf(before)), { expect: [], writes: [] });
  }
  const secret = newWebhookSecret(ids);
  const made = newWebhook(
    before ?? {
      id: ids.id(idPrefixes.webhook),
      created: toInstant(nowMs),
      appId: app.id,
      workspaceId: place.workspace.id,
      channelId,
      installerId: installer.id,
    },
    secret,
    sealer,
  );
  const version = before?.version ?? 0;
  return toPlan(made, secret, {
    expect: [hasVersion(webhooks, { id: made.id }, version)],
    writes: [put(webhooks, { ...made, version: version + 1 })],
  });
}

function toPlan(
  { id, workspaceId, channelId }: Webhook,
  secret: string,
  plan: Pick<PlannedWebhook, "expect" | "writes">,
): PlannedWebhook {
  return { id, channelId, path: `services/${workspaceId}/${id}/${secret}`, ...plan };
}

const webhooksAtOnce = 100;

async function findWebhook(appId: Id, channelId: Id, store: Pick<Store, "list">): Promise<Webhook | undefined> {
  for (let after: { readonly after?: { readonly channel_id: Id; readonly id: Id } } = {}; ; ) {
    const page = await store.list(webhooks, "of_app", { app_id: appId }, { limit: webhooksAtOnce, ...after });
    const found = page.find((each) => each.channelId === channelId);
    const last = page.at(-1);
    if (found !== undefined || last === undefined || page.length < webhooksAtOnce) return found;
    after = { after: { channel_id: last.channelId, id: last.id } };
  }
}
