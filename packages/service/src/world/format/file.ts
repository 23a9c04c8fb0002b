import { z } from "zod";
import { idPatterns } from "../../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./words.js";

/** What a world file says of a file. */
export const fileSchema = z
  .strictObject({
    id: idSchema(idPatterns.file),
    name: z.string().min(1).describe("Its name, also in this file; by its `id` where several have the name."),
    created: createdSchema,
    workspace: referenceSchema("The workspace").optional().describe("Left out: the default workspace."),
    owner: referenceSchema("The user who brought it"),
    mimetype: z
      .string()
      .regex(/^[\w.+-]+\/[\w.+-]+$/, "Expected a media type such as text/plain")
      .optional()
      .describe("Left out: application/octet-stream."),
    size: z.int().nonnegative().optional().describe("In bytes. Left out: 0."),
  })
  .describe("A file: what is known of it. What is in it is not kept here.");

export type WorldFile = DeepReadonly<z.infer<typeof fileSchema>>;
