import { z } from "zod";
import { idPatterns } from "../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const bookmarkSchema = z
  .strictObject({
    id: idSchema(idPatterns.bookmark),
    channel: referenceSchema("The conversation"),
    title: z.string().min(1).max(256).describe("Its title."),
    link: z.url({ protocol: /^https?$/ }).describe("URL that it leads to."),
    emoji: z
      .string()
      .regex(/^:[^:\s]+(::skin-tone-[2-6])?:$/, "Expected an emoji between colons")
      .optional()
      .describe("Emoji between colons. Default: none."),
    user: referenceSchema("The user who added it"),
    created: createdSchema,
  })
  .describe("A link at the top of a conversation. Those of one conversation are in the order of the file.");

export type WorldBookmark = DeepReadonly<z.infer<typeof bookmarkSchema>>;

/** Bookmarks of a world file. */
export const bookmarkSection: WorldSection<"bookmarks", WorldBookmark> = {
  key: "bookmarks",
  schema: bookmarkSchema,
  *references({ channel, user }, path): Generator<Reference> {
    yield* one("channel", channel, [...path, "channel"]);
    yield* one("user", user, [...path, "user"]);
  },
};
