import { z } from "zod";
import { generations, idPatterns } from "../../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./words.js";

/** An app of a world file. */
export const appSchema = z
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
