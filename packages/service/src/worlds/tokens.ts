import { z } from "zod";
import { roles, tokenKinds } from "../generated/service.js";
import {
  addressesSchema,
  createdSchema,
  type DeepReadonly,
  instantSchema,
  referenceSchema,
  tokenTextSchema,
} from "./section/common-schemas.js";
import { many, one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const installationSchema = z
  .strictObject({
    workspace: referenceSchema("The workspace")
      .optional()
      .describe("Default: the organization, or the standalone workspace."),
    installer: referenceSchema("The user who installed the app"),
    installer_role: z
      .enum(roles)
      .optional()
      .describe("Role of the installer at the time of installation. Default: the current role."),
    channel_manager: z
      .boolean()
      .optional()
      .describe("The installer had the Channel Management role over public and private channels."),
    channel_manager_lost: z.boolean().optional().describe("The installer has lost that role."),
    allowed_addresses: addressesSchema.optional().describe("Addresses that may use the token. Default: any."),
    workspaces: z
      .array(referenceSchema("A workspace"))
      .optional()
      .describe("Workspaces that an organization's installation was granted to. Default: all."),
  })
  .describe("Where and by whom the app was installed.");

/** The token is in clear text here. Only its hash is stored. */
const tokenSchema = z
  .strictObject({
    token: tokenTextSchema,
    kind: z.enum(tokenKinds),
    created: createdSchema,
    user: referenceSchema("The user or bot that it acts as").optional(),
    app: referenceSchema("The app").optional(),
    scopes: z.array(z.string().min(1)).optional(),
    expires: instantSchema.optional().describe("Default: never."),
    refresh_token: tokenTextSchema.optional().describe("Refresh token that renews it. Default: none."),
    revoked: z.boolean().optional(),
    installation: installationSchema,
  })
  .describe("A token.");

export type WorldToken = DeepReadonly<z.infer<typeof tokenSchema>>;

/** Tokens of a world file. */
export const tokenSection: WorldSection<"tokens", WorldToken> = {
  key: "tokens",
  schema: tokenSchema,
  *references(token, path): Generator<Reference> {
    yield* one("user", token.user, [...path, "user"]);
    yield* one("app", token.app, [...path, "app"]);
    const { workspace, installer, workspaces } = token.installation;
    yield* one("workspace", workspace, [...path, "installation", "workspace"]);
    yield* one("user", installer, [...path, "installation", "installer"]);
    yield* many("workspace", workspaces, [...path, "installation", "workspaces"]);
  },
};
