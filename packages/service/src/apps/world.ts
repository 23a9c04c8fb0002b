import { z } from "zod";
import { generations, idPatterns, idPrefixes } from "../generated/service.js";
import { many, one, type Reference } from "../world/section/reference.js";
import type { WorldSection } from "../world/section/section.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../world/section/words.js";

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

export type WorldApp = DeepReadonly<z.infer<typeof appSchema>>;

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
};
