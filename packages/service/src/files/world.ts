import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { one, type Reference } from "../world/section/reference.js";
import type { WorldSection } from "../world/section/section.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../world/section/words.js";

const fileSchema = z
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

/** The files of a world file. */
export const fileSection: WorldSection<"files", WorldFile> = {
  key: "files",
  schema: fileSchema,
  named: { subject: "file", prefix: () => idPrefixes.file, of: ({ name, id }) => [name, id] },
  *references(file, path): Generator<Reference> {
    yield* one("workspace", file.workspace, [...path, "workspace"]);
    yield* one("user", file.owner, [...path, "owner"]);
  },
};
