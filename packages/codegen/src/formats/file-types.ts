import { z } from "zod";
import { provenanceShape } from "./shared/provenance.js";

const fileTypeSchema = z
  .strictObject({
    name: z.string().min(1).describe("Name that people read, such as `PNG`."),
    mediaType: z
      .string()
      .regex(/^[\w.+-]+\/[\w.+-]+$/)
      .describe("Media type, such as `image/png`."),
    extensions: z
      .array(z.string().regex(/^[a-z0-9.+-]+$/))
      .optional()
      .describe("Ends of file names, in lower case and without the dot. Default: the word."),
    signature: z
      .string()
      .regex(/^([0-9a-f]{2}|\?\?)+$/)
      .optional()
      .describe("First bytes of its files as hexadecimal digits, `??` for any byte. Default: none is known."),
    group: z
      .enum(["images", "gdocs", "zips", "pdfs"])
      .optional()
      .describe("Word of a list's filter that selects its files. Default: none."),
    text: z.literal(true).optional().describe("Its files are text, which is shown as a snippet."),
  })
  .describe("A type of files.");

/** A file of kind `file-types`: the types of files that the service knows. */
export const fileTypesSchema = z
  .strictObject({
    kind: z.literal("file-types").describe("Kind of this file."),
    ...provenanceShape,
    types: z.record(z.string().regex(/^[a-z0-9_]+$/), fileTypeSchema).describe("Types by their word."),
  })
  .meta({ id: "file-types", title: "File types", description: "Types of files, by name and first bytes." });

export type FileTypes = z.infer<typeof fileTypesSchema>;
