import { put } from "../store/document.js";
import { storedCreation } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import { type App, apps as appDocument } from "./app.js";
import type { WorldApp } from "./world.js";

/** What is stored of the apps. */
export function appWrites(apps: readonly WorldApp[], context: WriteContext): readonly Write[] {
  return apps.map((app, index) => put(appDocument, toApp(app, index, context)));
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
    manifest: app.manifest ?? { display_information: { name: app.name } },
  };
}
