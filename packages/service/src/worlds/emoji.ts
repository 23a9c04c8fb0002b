import { z } from "zod";
import { createdSchema, type DeepReadonly } from "./section/common-schemas.js";
import type { WorldSection } from "./section/section.js";

const nameSchema = z
  .string()
  .regex(/^[\p{Ll}\p{Lo}\p{Nd}_'+-]{1,100}$/u, "Expected lower-case letters, digits and _ - + ', without colons");

const emojiSchema = z
  .strictObject({
    name: nameSchema.describe("Its name, without colons."),
    created: createdSchema,
    url: z.url().optional().describe("URL of the image."),
    alias_of: nameSchema.optional().describe("Emoji that this is another name of: a custom one or a standard one."),
  })
  .describe("A custom emoji: an image, or another name of an emoji.");

export type WorldEmoji = DeepReadonly<z.infer<typeof emojiSchema>>;

/** Custom emoji of a world file. */
export const emojiSection: WorldSection<"emoji", WorldEmoji> = { key: "emoji", schema: emojiSchema };
