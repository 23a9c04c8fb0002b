import { put } from "../store/document.js";
import { storedCreation } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import { emoji as emojiDocument } from "./emoji.js";
import type { WorldEmoji } from "./world.js";

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
