import { z } from "zod";
import { generations, idPatterns, idPrefixes } from "../generated/service.js";
import { many, one, type Reference } from "../world/reference.js";
import type { SectionCheck, WorldSection } from "../world/section.js";
import { storedCreation } from "../world/stored-instant.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../world/words.js";
import type { WriteContext } from "../world/write-context.js";
import type { App } from "./app.js";
import { validateManifest } from "./manifest/validate-manifest.js";

const appSchema = z
  .strictObject({
    id: idSchema(idPatterns.app),
    name: z.string().min(1).describe("Its name in this file."),
    created: createdSchema,
    generation: z.enum(generations).optional().describe("Left out: granular."),
    workspace: referenceSchema("The workspace that it belongs to")
      .optional()
      .describe("Left out: the organization, or the lone workspace."),
    collaborators: z.array(referenceSchema("A collaborator")).optional(),
    managed_by: referenceSchema("The manager app that made it").optional(),
    manager: z
      .strictObject({ app_limit: z.int().nonnegative() })
      .optional()
      .describe("Enrolled as a manager of other apps, and how many."),
    deleted: z.boolean().optional(),
    manifest: z.record(z.string(), z.unknown()).optional().describe("Left out: one that holds the name alone."),
  })
  .describe("An app.");

type WorldApp = DeepReadonly<z.infer<typeof appSchema>>;

/** The manifest of an app is valid. */
const checkManifests: SectionCheck<WorldApp> = (apps) =>
  apps.flatMap(({ manifest }, i) =>
    (manifest === undefined ? [] : validateManifest(JSON.stringify(manifest))).map(({ message, pointer }) => ({
      path: ["apps", i, "manifest"],
      message: `invalid_manifest: ${message.replace(/\.$/, "")}${pointer === "" ? "" : ` at ${pointer}`}`,
    })),
  );

/** The apps of a world file. */
export const appSection: WorldSection<"apps", WorldApp> = {
  key: "apps",
  schema: appSchema,
  named: { subject: "app", prefix: () => idPrefixes.app, of: ({ name, id }) => [name, id] },
  *references(app, path): Generator<Reference> {
    yield* one("workspace", app.workspace, [...path, "workspace"]);
    yield* many("user", app.collaborators, [...path, "collaborators"]);
    yield* one("app", app.managed_by, [...path, "managed_by"]);
  },
  toWrites: (apps, context) =>
    apps.map((app, index) => ({ kind: "put", document: "app", value: toApp(app, index, context) })),
  checks: [checkManifests],
};

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
