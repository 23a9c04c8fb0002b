import type { Manifest } from "@rollcall/api/webapi";
import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { type AppScopes, appRequests, appResolutions } from "../model/app-approval.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import type { Id } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
import { appSection } from "./apps.js";
import { createdSchema, type DeepReadonly, idSchema, instantSchema, referenceSchema } from "./schemas.js";
import {
  one,
  type Reference,
  type SectionCheck,
  storedCreation,
  storedInstant,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { roleIn, userSection } from "./users.js";

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

type WorldAppResolution = DeepReadonly<z.infer<typeof resolutionSchema>>;

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

type WorldAppRequest = DeepReadonly<z.infer<typeof requestSchema>>;

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

/** Checks that there is one decision about an app for each place. */
export const checkResolutions: SectionCheck<WorldAppResolution> = (items) =>
  repeated(items, ({ app, workspace }) => [app, workspace]).map((i) => ({
    path: ["app_resolutions", i, "app"],
    message: "The file has another decision about this app for the same place",
  }));

/** Checks that a user has one request for an app and a place. */
export const checkRequests: SectionCheck<WorldAppRequest> = (items) =>
  repeated(items, ({ app, workspace, user }) => [app, workspace, user]).map((i) => ({
    path: ["app_requests", i, "app"],
    message: "The file has another request of this user for the same app and place",
  }));

/** Indexes of the items that have the key of an earlier one. */
function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => readonly unknown[]): readonly number[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = JSON.stringify(keyOf(item));
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

/** Writes of the decisions about apps. */
export function appResolutionWrites(items: readonly WorldAppResolution[], context: WriteContext): readonly Write[] {
  return items.map((item) =>
    put(appResolutions, {
      appId: context.ids.of("app", item.app),
      targetId: targetOf(item, context),
      version: 1,
      status: item.status,
      updated: item.updated === undefined ? toInstant(context.nowMs) : storedInstant(item.updated),
      resolverId: item.resolved_by === undefined ? ownerOf(context) : context.ids.of("user", item.resolved_by),
      ...scopesOf(item, context),
    }),
  );
}

/** Writes of the requests for the approval of apps. */
export function appRequestWrites(items: readonly WorldAppRequest[], context: WriteContext): readonly Write[] {
  return items.map((item, index) =>
    put(appRequests, {
      id: context.ids.given(item.id, idPrefixes.appRequest),
      version: 1,
      created: storedCreation(item, context.nowMs, items.length - index - 1),
      appId: context.ids.of("app", item.app),
      targetId: targetOf(item, context),
      userId: context.ids.of("user", item.user),
      message: item.message ?? "",
      status: item.status ?? "open",
      ...scopesOf(item, context),
    }),
  );
}

function targetOf({ workspace }: { readonly workspace?: string | undefined }, { ids }: WriteContext): Id {
  return workspace === undefined ? (ids.organization ?? ids.workspace(undefined)) : ids.workspace(workspace);
}

function scopesOf(item: WorldAppRequest | WorldAppResolution, context: WriteContext): AppScopes {
  const apps = context.items(appSection);
  const wanted = context.ids.of("app", item.app);
  const app = apps.find((_, index) => context.ids.at("app", index) === wanted);
  // The file was checked, and a manifest without scopes has none.
  const manifest = (app?.manifest ?? { display_information: { name: item.app } }) as unknown as Manifest;
  const { bot = [], user = [] } = manifest.oauth_config?.scopes ?? {};
  return { botScopes: item.bot_scopes ?? bot, userScopes: item.user_scopes ?? user };
}

function ownerOf(context: WriteContext): Id {
  const users = context.items(userSection);
  const index = users.findIndex((user) => roleIn(user, context.names, undefined) === "primary_owner");
  return index < 0 ? "" : context.ids.at("user", index);
}
