import type { App } from "../../apps/app.js";
import type { Write } from "../../store/write.js";
import type { WorldApp } from "../format/app.js";
import { storedCreation } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** The apps. */
export function appWrites(context: WriteContext): readonly Write[] {
  return (context.world.apps ?? []).map((app, index) => ({ kind: "putApp", app: toApp(app, index, context) }));
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
