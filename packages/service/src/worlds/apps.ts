import type { AppCredentials, Manifest } from "@rollcall/api/webapi";
import { z } from "zod";
import { generations, idPatterns, idPrefixes } from "../generated/service.js";
import { type App, apps as appDocument, requestUrlOf } from "../model/app.js";
import { appCredentials } from "../model/app-credentials.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { webhooks } from "../model/webhook.js";
import { sealCredentials } from "../rules/apps/credentials.js";
import { validateForm } from "../rules/apps/manifest/validate-manifest.js";
import { asksForWebhook, newWebhook, webhookScope } from "../rules/apps/webhooks.js";
import type { Id } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema, tokenTextSchema } from "./schemas.js";
import {
  many,
  one,
  present,
  type Reference,
  type SectionCheck,
  storedCreation,
  type WorldSection,
  type WriteContext,
} from "./section.js";

const secretSchema = z.string().min(8, "Expected at least 8 characters").regex(/^\S+$/, "Expected no spaces");

const webhookSchema = z
  .strictObject({
    id: idSchema(idPatterns.webhook),
    channel: referenceSchema("The channel to which it posts"),
    secret: z
      .string()
      .regex(/^[A-Za-z0-9]{24}$/, "Expected 24 letters and digits")
      .optional()
      .describe("Last part of its address. Default: generated."),
  })
  .describe("An address at which the app posts to one channel.");

const installationSchema = z
  .strictObject({
    workspace: referenceSchema("The workspace")
      .optional()
      .describe("Default: that of the app, or the default workspace."),
    installer: referenceSchema("The person who installed the app")
      .optional()
      .describe("Default: the primary owner of the workspace."),
    bot_token: tokenTextSchema
      .optional()
      .describe("Token of the bot. Default: generated, if the manifest has bot scopes."),
    user_token: tokenTextSchema
      .optional()
      .describe("Token of the installer. Default: generated, if the manifest has user scopes."),
    incoming_webhook: webhookSchema.optional().describe("Default: none."),
  })
  .describe("Installs the app in a workspace: makes its bot and its tokens, with the scopes of the manifest.");

const appTokenSchema = z
  .strictObject({
    token: tokenTextSchema,
    scopes: z.array(z.string().min(1)).optional().describe("Default: connections:write and authorizations:read."),
  })
  .describe("An app-level token.");

const appSchema = z
  .strictObject({
    id: idSchema(idPatterns.app),
    name: z.string().min(1).describe("Its name in this file."),
    created: createdSchema,
    generation: z.enum(generations).optional().describe("Default: granular."),
    workspace: referenceSchema("The workspace that owns it")
      .optional()
      .describe("Default: the organization, or the only workspace."),
    collaborators: z.array(referenceSchema("A collaborator")).optional(),
    managed_by: referenceSchema("The manager app that created it").optional(),
    manager: z
      .strictObject({ app_limit: z.int().nonnegative() })
      .optional()
      .describe("Makes it a manager of at most this many other apps."),
    deleted: z.boolean().optional(),
    client_id: secretSchema.optional().describe("Client identifier. Default: generated."),
    client_secret: secretSchema.optional().describe("Client secret. Default: generated."),
    signing_secret: secretSchema.optional().describe("Key of the signatures of deliveries. Default: generated."),
    verification_token: secretSchema.optional().describe("Token in the body of deliveries. Default: generated."),
    app_tokens: z
      .array(appTokenSchema)
      .optional()
      .describe("App-level tokens. Default: one is generated if the app is installed."),
    installation: installationSchema.optional().describe("Default: the app is not installed, except by tokens."),
    manifest: z.record(z.string(), z.unknown()).optional().describe("Default: a manifest with only the name."),
  })
  .describe("An app.");

export type WorldApp = DeepReadonly<z.infer<typeof appSchema>>;

/** Apps of a world file. */
export const appSection: WorldSection<"apps", WorldApp> = {
  key: "apps",
  schema: appSchema,
  named: { subject: "app", prefix: () => idPrefixes.app, of: ({ name, id }) => [name, id] },
  *references(app, path): Generator<Reference> {
    yield* one("workspace", app.workspace, [...path, "workspace"]);
    yield* many("user", app.collaborators, [...path, "collaborators"]);
    yield* one("app", app.managed_by, [...path, "managed_by"]);
    yield* one("workspace", app.installation?.workspace, [...path, "installation", "workspace"]);
    yield* one("user", app.installation?.installer, [...path, "installation", "installer"]);
    yield* one("channel", app.installation?.incoming_webhook?.channel, [
      ...path,
      "installation",
      "incoming_webhook",
      "channel",
    ]);
  },
};

/** Checks that the manifests of apps have the form of one. A world may have apps that the service would not create. */
export const checkManifests: SectionCheck<WorldApp> = (apps) =>
  apps.flatMap(({ manifest }, i) =>
    (manifest === undefined ? [] : validateForm(JSON.stringify(manifest))).map(({ message, pointer }) => ({
      path: ["apps", i, "manifest"],
      message: `invalid_manifest: ${message.replace(/\.$/, "")}${pointer === "" ? "" : ` at ${pointer}`}`,
    })),
  );

/** An app has an incoming webhook only if its manifest asks for the scope. One whose form is wrong has that finding. */
export const checkWebhooks: SectionCheck<WorldApp> = (apps) =>
  apps.flatMap(({ name, manifest = {}, installation }, i) => {
    // A manifest of this form, or another check reports it.
    const isAsked = asksForWebhook(manifest as Pick<Manifest, "oauth_config">);
    if (installation?.incoming_webhook === undefined || isAsked) return [];
    const message = `The manifest of ${name} does not ask for the scope ${webhookScope}, so it has no incoming webhook`;
    return [{ path: ["apps", i, "installation", "incoming_webhook"], message }];
  });

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
