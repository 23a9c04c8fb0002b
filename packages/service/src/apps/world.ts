import { z } from "zod";
import { generations, idPatterns, idPrefixes } from "../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../world/section/common-schemas.js";
import { many, one, type Reference } from "../world/section/reference.js";
import type { WorldSection } from "../world/section/section.js";

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
  },
};
