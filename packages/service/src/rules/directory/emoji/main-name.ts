import { emoji } from "../../../model/emoji.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";

/** An emoji between colons: its name, and its skin tone if it has one. */
export const emojiForm = /^:([^:\s]+)(::skin-tone-[2-6])?:$/;

/**
 * Main name of an emoji without colons, with its skin tone: `+1` for `thumbsup`, and the emoji that an alias means. Undefined
 * if neither a standard emoji nor a custom one has the name, or it has no such skin tone.
 * @param home organization or standalone workspace whose custom emoji count
 */
export async function mainNameOf(name: string, home: Id, store: Pick<Store, "get">): Promise<string | undefined> {
  const { resolveName } = await import("./find-standard.js");
  const resolving = resolveName(emojiForm.exec(`:${name}:`) ?? []);
  let step = resolving.next();
  while (step.done !== true) step = resolving.next((await store.get(emoji, { home, name: step.value }))?.shows);
  return step.value;
}
