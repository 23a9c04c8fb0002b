import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../world/section/common-schemas.js";
import { one, type Reference } from "../world/section/reference.js";
import type { WorldSection } from "../world/section/section.js";

const fileSchema = z
  .strictObject({
    id: idSchema(idPatterns.file),
    name: z
      .string()
      .min(1)
      .describe("Its name, also in this file. If several files have the name, refer to them by `id`."),
    created: createdSchema,
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    owner: referenceSchema("The user who uploaded it"),
    mimetype: z
      .string()
      .regex(/^[\w.+-]+\/[\w.+-]+$/, "Expected a media type such as text/plain")
      .optional()
      .describe("Default: application/octet-stream."),
    size: z.int().nonnegative().optional().describe("In bytes. Default: 0."),
  })
  .describe("Metadata of a file. Its content is not stored.");

export type WorldFile = DeepReadonly<z.infer<typeof fileSchema>>;

/** Files of a world file. */
export const fileSection: WorldSection<"files", WorldFile> = {
  key: "files",
  schema: fileSchema,
  named: { subject: "file", prefix: () => idPrefixes.file, of: ({ name, id }) => [name, id] },
  *references(file, path): Generator<Reference> {
    yield* one("workspace", file.workspace, [...path, "workspace"]);
    yield* one("user", file.owner, [...path, "owner"]);
  },
};
