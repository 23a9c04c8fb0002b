import type { UsersProfileSetError } from "@rollcall/api/webapi";
import { z } from "zod";
import { type Emoji, emoji as emojiDocument } from "../model/emoji.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { resolveName } from "../rules/directory/emoji/find-standard.js";
import { emojiForm } from "../rules/directory/emoji/main-name.js";
import { createdSchema, type DeepReadonly } from "./schemas.js";
import {
  type SectionCheck,
  storedCreation,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import type { WorldUser } from "./users.js";

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

/** The emoji of a status is a standard one, or one of the world, as users.profile.set wants it. */
export const checkStatuses: SectionCheck<WorldUser> = (users, { items }) =>
  users.flatMap(({ status }, i) => {
    if (status === undefined || exists(status.emoji, items(emojiSection))) return [];
    const code: UsersProfileSetError["error"] = "profile_status_set_failed_not_valid_emoji";
    return [
      {
        path: ["users", i, "status", "emoji"],
        message: `${code}: ${status.emoji} is neither a standard emoji nor one of emoji`,
      },
    ];
  });

function exists(written: string, custom: readonly WorldEmoji[]): boolean {
  const resolving = resolveName(emojiForm.exec(written) ?? []);
  let step = resolving.next();
  while (step.done !== true) {
    const name = step.value;
    const found = custom.find((one) => one.name === name);
    step = resolving.next(found && shownBy(found));
  }
  return step.value !== undefined;
}

function shownBy({ url = "", alias_of: aliasOf }: WorldEmoji): Emoji["shows"] {
  return aliasOf === undefined ? { url } : { aliasOf };
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
      shows: shownBy(one),
    }),
  );
}
