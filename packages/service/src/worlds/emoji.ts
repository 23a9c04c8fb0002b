import { z } from "zod";
import { emoji as emojiDocument } from "../model/emoji.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { createdSchema, type DeepReadonly } from "./schemas.js";
import { storedCreation, type WorldFinding, type WorldSection, type WriteContext } from "./section.js";

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

/** Each emoji is listed once, and is either an image or another name of an emoji. */
export function checkEmoji(emoji: readonly WorldEmoji[]): readonly WorldFinding[] {
  return emoji.flatMap(({ name, url, alias_of: aliasOf }, i) => {
    const findings: WorldFinding[] = [];
    if (emoji.findIndex((one) => one.name === name) !== i) {
      findings.push({ path: ["emoji", i, "name"], message: `The emoji ${name} is listed already` });
    }
    if ((url === undefined) === (aliasOf === undefined)) {
      findings.push({ path: ["emoji", i], message: "An emoji has either a url or alias_of" });
    }
    if (aliasOf === name) findings.push({ path: ["emoji", i, "alias_of"], message: "An emoji is no alias of itself" });
    return findings;
  });
}

/** Writes of the custom emoji. */
export function emojiWrites(emoji: readonly WorldEmoji[], { ids, nowMs }: WriteContext): readonly Write[] {
  const home = ids.organization ?? ids.workspace(undefined);
  return emoji.map((one) =>
    put(emojiDocument, {
      home,
      name: one.name,
      version: 1,
      created: storedCreation(one, nowMs),
      shows: one.alias_of === undefined ? { url: one.url ?? "" } : { aliasOf: one.alias_of },
    }),
  );
}
