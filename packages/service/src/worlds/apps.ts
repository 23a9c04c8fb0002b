import { z } from "zod";
import { generations, idPatterns, idPrefixes } from "../generated/service.js";
import {
  createdSchema,
  type DeepReadonly,
  idSchema,
  referenceSchema,
  tokenTextSchema,
} from "./section/common-schemas.js";
import { many, one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

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
