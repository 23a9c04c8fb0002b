import { emoji as emojiDocument } from "../model/emoji.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/writes.js";
import type { WorldEmoji } from "./emoji.js";
import { storedCreation } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

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
