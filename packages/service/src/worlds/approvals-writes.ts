import type { Manifest } from "@rollcall/api/webapi";
import { idPrefixes } from "../generated/service.js";
import { appRequests } from "../model/app-request.js";
import { type AppScopes, appResolutions } from "../model/app-resolution.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/writes.js";
import type { Id } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
import type { WorldAppRequest, WorldAppResolution } from "./approvals.js";
import { appSection } from "./apps.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";
import { userSection } from "./users.js";
import { roleIn } from "./users-role.js";

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
