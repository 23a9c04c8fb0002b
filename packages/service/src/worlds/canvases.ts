import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { accessSchema } from "./section/access.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./section/common-schemas.js";
import { accessReferences, one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const sectionSchema = z.strictObject({
  id: idSchema(idPatterns.canvasSection),
  markdown: z.string().min(1).describe("One block of Markdown."),
});

const canvasSchema = z
  .strictObject({
    id: idSchema(idPatterns.canvas),
    title: z.string().min(1).describe("One line of Markdown."),
    created: createdSchema,
    workspace: referenceSchema("The workspace")
      .optional()
      .describe("Default: the channel's workspace, otherwise the default workspace."),
    owner: referenceSchema("The owner"),
    channel: referenceSchema("The channel whose own canvas it is")
      .optional()
      .describe("Default: none, for a standalone canvas."),
    access: accessSchema.optional(),
    markdown: z.string().optional().describe("The whole text. Its sections get new IDs when the world is loaded."),
    sections: z
      .array(sectionSchema)
      .optional()
      .describe("The text by section, instead of `markdown`, so that each section can have a fixed ID."),
  })
  .describe("A canvas.");

export type WorldCanvas = DeepReadonly<z.infer<typeof canvasSchema>>;

/** Canvases of a world file. */
export const canvasSection: WorldSection<"canvases", WorldCanvas> = {
  key: "canvases",
  schema: canvasSchema,
  named: { subject: "canvas", prefix: () => idPrefixes.canvas, of: ({ title, id }) => [title, id] },
  *references(canvas, path): Generator<Reference> {
    yield* one("workspace", canvas.workspace, [...path, "workspace"]);
    yield* one("user", canvas.owner, [...path, "owner"]);
    yield* one("channel", canvas.channel, [...path, "channel"]);
    yield* accessReferences(canvas.access, [...path, "access"]);
  },
};
