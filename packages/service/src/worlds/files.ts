import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import {
  createdSchema,
  type DeepReadonly,
  idSchema,
  instantSchema,
  referenceSchema,
} from "./section/common-schemas.js";
import { many, one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

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
      .describe("Default: that of its content, otherwise application/octet-stream."),
    title: z.string().min(1).optional().describe("Default: its name."),
    alt_text: z.string().min(1).optional().describe("Description of an image, for people who cannot see it."),
    content: z.string().optional().describe("Its text. Default: it has no content here."),
    base64: z.base64().optional().describe("Its bytes in Base64, instead of `content`."),
    size: z.int().nonnegative().optional().describe("In bytes. Default: that of its content, otherwise 0."),
    public: z.boolean().optional().describe("Whether it was shared in a public channel. Default: false."),
    given_to: z
      .array(referenceSchema("An app"))
      .optional()
      .describe("Apps in whose modals its owner entered it, so that they see it. Default: none."),
    public_url: z.boolean().optional().describe("Whether its public address works. Default: false."),
    public_secret: z
      .string()
      .regex(/^[0-9a-f]{10}$/, "Expected ten hexadecimal digits")
      .optional()
      .describe("Last part of its public address. Default: zeros."),
  })
  .describe("A file. Messages share it by naming it.");

export type WorldFile = DeepReadonly<z.infer<typeof fileSchema>>;

/** Files of a world file. */
export const fileSection: WorldSection<"files", WorldFile> = {
  key: "files",
  schema: fileSchema,
  named: { subject: "file", prefix: () => idPrefixes.file, of: ({ name, id }) => [name, id] },
  *references(file, path): Generator<Reference> {
    yield* one("workspace", file.workspace, [...path, "workspace"]);
    yield* one("user", file.owner, [...path, "owner"]);
    yield* many("app", file.given_to, [...path, "given_to"]);
  },
};

const uploadSchema = z
  .strictObject({
    id: idSchema(idPatterns.file),
    name: z.string().min(1).describe("Name of the file."),
    created: createdSchema,
    expires: instantSchema
      .optional()
      .describe("When it can no longer be completed. Default: an hour after its creation."),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    owner: referenceSchema("The user or bot who uploads it"),
    alt_text: z.string().min(1).optional().describe("Description of an image, for people who cannot see it."),
    content: z.string().min(1).optional().describe("The text that arrived. Default: nothing has arrived."),
    base64: z.base64().min(1).optional().describe("The bytes that arrived in Base64, instead of `content`."),
  })
  .describe("A file whose upload has begun and is not complete.");

export type WorldUpload = DeepReadonly<z.infer<typeof uploadSchema>>;

/** Uploads of a world file. */
export const uploadSection: WorldSection<"uploads", WorldUpload> = {
  key: "uploads",
  schema: uploadSchema,
  *references(upload, path): Generator<Reference> {
    yield* one("workspace", upload.workspace, [...path, "workspace"]);
    yield* one("user", upload.owner, [...path, "owner"]);
  },
};
