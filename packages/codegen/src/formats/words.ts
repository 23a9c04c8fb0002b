import { z } from "zod";
import { keySchema } from "./shared/names.js";
import { provenanceShape } from "./shared/provenance.js";

/** A file of kind `words`: a list of words that a rule of the service reads. */
export const wordsSchema = z
  .strictObject({
    kind: z.literal("words").describe("Kind of this file."),
    name: keySchema.describe("Name of the generated constant."),
    description: z.string().min(1).describe("Description of the words, as one sentence."),
    ...provenanceShape,
    words: z
      .array(z.string().min(1))
      .min(1)
      .refine((words) => new Set(words).size === words.length, "must not contain a word twice")
      .describe("The words."),
  })
  .meta({ id: "words", title: "Word list", description: "Words that a rule of the service uses." });

export type Words = z.infer<typeof wordsSchema>;
