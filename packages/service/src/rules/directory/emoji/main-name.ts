import { emoji } from "../../../model/emoji.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";

/** An emoji between colons: its name, and its skin tone if it has one. */
export const emojiForm = /^:([^:\s]+)(::skin-tone-[2-6])?:$/;

/** Maximum number of aliases that lead to an emoji. */
const maxAliases = 10;

/**
 * Main name of an emoji without colons, with its skin tone: `+1` for `thumbsup`, and the emoji that an alias means. Undefined
 * if neither a standard emoji nor a custom one has the name, or it has no such skin tone.
 * @param home organization or standalone workspace whose custom emoji count
 */
export async function mainNameOf(name: string, home: Id, store: Pick<Store, "get">): Promise<string | undefined> {
  const { findStandard } = await import("./find-standard.js");
  const [, base = "", tone = ""] = emojiForm.exec(`:${name}:`) ?? [];
  let current = base;
  for (let aliases = 0; aliases <= maxAliases; aliases += 1) {
    const standard = findStandard(current);
    if (standard !== undefined) return tone === "" || standard.isToned ? `${standard.name}${tone}` : undefined;
    const custom = await store.get(emoji, { home, name: current });
    if (custom === undefined) return undefined;
    if ("url" in custom.shows) return tone === "" ? current : undefined;
    current = custom.shows.aliasOf;
  }
  return undefined;
}
