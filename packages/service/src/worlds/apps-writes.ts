import type { AppCredentials } from "@rollcall/api/webapi";
import { idPrefixes } from "../generated/service.js";
import { type App, apps as appDocument } from "../model/app.js";
import { appCredentials } from "../model/app-credentials.js";
import { requestUrlOf } from "../model/event-subscriptions.js";
import { put } from "../model/port/document.js";
import { webhooks } from "../model/webhook.js";
import type { Write } from "../model/writes.js";
import { sealCredentials } from "../rules/apps/credentials/create-credentials.js";
import { newWebhook } from "../rules/apps/webhooks/new-webhook.js";
import type { Id } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
import type { WorldApp } from "./apps.js";
import { present } from "./section/present.js";
import { storedCreation } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the apps. */
export function appWrites(apps: readonly WorldApp[], context: WriteContext): readonly Write[] {
  return apps.flatMap((app, index) => {
    const stored = toApp(app, index, context);
    if (!hasCredentials(app)) return [put(appDocument, stored)];
    const credentials = toCredentials(app, context);
    const kept = sealCredentials(stored.id, credentials, { sealer: context.sealer, tokens: tokensOf(app) });
    return [
      put(appDocument, { ...stored, clientId: credentials.client_id }),
      put(appCredentials, kept),
      ...webhookWrites(app, stored.id, context),
    ];
  });
}

/** Whether the file states a credential of the app, or installs it. */
export function hasCredentials(app: WorldApp): boolean {
  const { client_id, client_secret, signing_secret, verification_token, app_tokens, installation } = app;
  const stated = [client_id, client_secret, signing_secret, verification_token, app_tokens, installation];
  return stated.some((each) => each !== undefined);
}

function webhookWrites(app: WorldApp, appId: Id, context: WriteContext): readonly Write[] {
  const { incoming_webhook: webhook, installer, workspace = app.workspace } = app.installation ?? {};
  if (webhook === undefined || installer === undefined) return [];
  const { ids, nowMs, sealer, newWebhookSecret } = context;
  const place = {
    id: ids.given(webhook.id, idPrefixes.webhook),
    created: toInstant(nowMs),
    appId,
    workspaceId: ids.workspace(workspace),
    channelId: ids.of("channel", webhook.channel),
    installerId: ids.of("user", installer),
  };
  return [put(webhooks, newWebhook(place, webhook.secret ?? newWebhookSecret(), sealer))];
}

function toCredentials(app: WorldApp, { newCredentials }: WriteContext): AppCredentials {
  const { client_id, client_secret, verification_token, signing_secret } = app;
  if (client_id && client_secret && verification_token && signing_secret) {
    return { client_id, client_secret, verification_token, signing_secret };
  }
  const made = newCredentials();
  return {
    client_id: app.client_id ?? made.client_id,
    client_secret: app.client_secret ?? made.client_secret,
    verification_token: app.verification_token ?? made.verification_token,
    signing_secret: app.signing_secret ?? made.signing_secret,
  };
}

/** Tokens that can be shown again: all that the file states at the app. */
function tokensOf({ installation, app_tokens = [] }: WorldApp): readonly string[] {
  return [installation?.bot_token, installation?.user_token, ...app_tokens.map(({ token }) => token)].filter(
    (token) => token !== undefined,
  );
}

function toApp(app: WorldApp, index: number, { ids, nowMs }: WriteContext): App {
  return {
    id: ids.at("app", index),
    version: 1,
    created: storedCreation(app, nowMs),
    name: app.name,
    ownerId:
      app.workspace === undefined ? (ids.organization ?? ids.workspace(undefined)) : ids.workspace(app.workspace),
    generation: app.generation ?? "granular",
    collaboratorIds: (app.collaborators ?? []).map((user) => ids.of("user", user)),
    ...(app.managed_by === undefined ? {} : { managerAppId: ids.of("app", app.managed_by) }),
    ...(app.manager === undefined ? {} : { manager: { appLimit: app.manager.app_limit } }),
    deleted: app.deleted ?? false,
    ...present("verifiedUrl", requestUrlOf(app.manifest ?? {})),
    manifest: app.manifest ?? { display_information: { name: app.name } },
  };
}
