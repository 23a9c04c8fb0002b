import { z } from "zod";
import { serviceLimits } from "../generated/service.js";
import { oauthCodes } from "../model/oauth.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { toInstant } from "../values/instant.js";
import { hashToken } from "../values/secrets.js";
import { type DeepReadonly, instantSchema, referenceSchema } from "./schemas.js";
import { one, type Reference, storedInstant, type WorldSection, type WriteContext } from "./section.js";

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

type WorldOauthCode = DeepReadonly<z.infer<typeof oauthCodeSchema>>;

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

/** Writes of the codes, hashed. */
export function oauthCodeWrites(codes: readonly WorldOauthCode[], { ids, nowMs }: WriteContext): readonly Write[] {
  const later = toInstant(nowMs + serviceLimits.oauthCodeMinutes.value * 60_000);
  return codes.map((item) => {
    const onOrganization = item.workspace === undefined ? ids.organization : undefined;
    return put(oauthCodes, {
      hash: hashToken(item.code),
      version: 1,
      created: toInstant(nowMs),
      expires: item.expires === undefined ? later : storedInstant(item.expires),
      form: item.page ?? "app",
      appId: ids.of("app", item.app),
      userId: ids.of("user", item.user),
      target:
        onOrganization === undefined
          ? { kind: "workspace", id: ids.workspace(item.workspace) }
          : { kind: "organization", id: onOrganization },
      botScopes: item.bot_scopes ?? [],
      userScopes: item.user_scopes ?? [],
      ...(item.redirect_uri !== undefined && { redirectUri: item.redirect_uri }),
      ...(item.code_challenge !== undefined && { challenge: item.code_challenge }),
      ...(item.channel !== undefined && { channelId: ids.of("channel", item.channel) }),
    });
  });
}
