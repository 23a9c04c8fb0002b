import { z } from "zod";
import { idPatterns } from "../generated/service.js";
import {
  createdSchema,
  type DeepReadonly,
  idSchema,
  instantSchema,
  referenceSchema,
} from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const scopesSchema = z.array(z.string().min(1)).optional();

const resolutionSchema = z
  .strictObject({
    app: referenceSchema("The app"),
    workspace: referenceSchema("The workspace that it is for")
      .optional()
      .describe("Default: the organization, or the standalone workspace."),
    status: z.enum(["approved", "restricted"]).describe("The decision."),
    bot_scopes: scopesSchema.describe("Scopes of the bot that it is about. Default: those of the manifest."),
    user_scopes: scopesSchema.describe("Scopes of users that it is about. Default: those of the manifest."),
    resolved_by: referenceSchema("The user who decided")
      .optional()
      .describe("Default: the primary owner of the organization, or of the standalone workspace."),
    updated: instantSchema.optional().describe("When it was decided. Default: when the world is loaded."),
  })
  .describe("An administrator's decision about an app.");

export type WorldAppResolution = DeepReadonly<z.infer<typeof resolutionSchema>>;

/** Decisions about apps of a world file. */
export const appResolutionSection: WorldSection<"app_resolutions", WorldAppResolution> = {
  key: "app_resolutions",
  schema: resolutionSchema,
  *references({ app, workspace, resolved_by }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
    yield* one("user", resolved_by, [...path, "resolved_by"]);
  },
};

const requestSchema = z
  .strictObject({
    id: idSchema(idPatterns.appRequest),
    app: referenceSchema("The app"),
    user: referenceSchema("The user who asks"),
    workspace: referenceSchema("The workspace that it is for")
      .optional()
      .describe("Default: the organization, or the standalone workspace."),
    status: z
      .enum(["open", "approved", "restricted", "canceled"])
      .optional()
      .describe("Whether it is open, or how it was settled. Default: open."),
    bot_scopes: scopesSchema.describe("Scopes that the bot asks for. Default: those of the manifest."),
    user_scopes: scopesSchema.describe("Scopes that the app asks users for. Default: those of the manifest."),
    message: z.string().optional().describe("Note to the administrators. Default: none."),
    created: createdSchema,
  })
  .describe("A user's request that administrators approve an app.");

export type WorldAppRequest = DeepReadonly<z.infer<typeof requestSchema>>;

/** Requests for the approval of apps of a world file. */
export const appRequestSection: WorldSection<"app_requests", WorldAppRequest> = {
  key: "app_requests",
  schema: requestSchema,
  *references({ app, user, workspace }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    yield* one("user", user, [...path, "user"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
  },
};
