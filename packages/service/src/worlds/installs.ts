import { z } from "zod";
import { type DeepReadonly, instantSchema, referenceSchema } from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const scopesSchema = z.array(z.string().min(1)).optional();

/** The code is in clear text here. Only its hash is stored. */
const oauthCodeSchema = z
  .strictObject({
    code: z.string().min(8, "Expected at least 8 characters").regex(/^\S+$/, "Expected no spaces"),
    app: referenceSchema("The app that exchanges it"),
    user: referenceSchema("The person who allowed it"),
    workspace: referenceSchema("The workspace on which the app is installed")
      .optional()
      .describe("Default: the organization, or the standalone workspace."),
    page: z
      .enum(["app", "user", "signIn"])
      .optional()
      .describe("Page that made it: for an app, for user tokens only, or for signing in. Default: app."),
    bot_scopes: scopesSchema.describe("Scopes of the bot token. Default: none is issued."),
    user_scopes: scopesSchema.describe("Scopes of the user token. Default: none is issued."),
    redirect_uri: z.string().optional().describe("Redirect URL that was sent to the page. Default: none."),
    code_challenge: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/, "Expected a SHA-256 in base64url")
      .optional()
      .describe("SHA-256 of the verifier, with PKCE. Default: without PKCE."),
    channel: referenceSchema("The channel of the webhook").optional(),
    expires: instantSchema.optional().describe("Default: ten minutes after the world is loaded."),
  })
  .describe("A code that an app exchanges for tokens.");

export type WorldOauthCode = DeepReadonly<z.infer<typeof oauthCodeSchema>>;

/** Codes of a world file. */
export const oauthCodeSection: WorldSection<"oauth_codes", WorldOauthCode> = {
  key: "oauth_codes",
  schema: oauthCodeSchema,
  *references({ app, user, workspace, channel }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    yield* one("user", user, [...path, "user"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
    yield* one("channel", channel, [...path, "channel"]);
  },
};
