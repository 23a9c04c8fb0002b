import type { Id } from "../../../values/ids.js";
import { isObject } from "../../../values/is-object.js";

/** Users and channels that a rich text mentions. */
interface Mentions {
  readonly userIds: readonly Id[];
  readonly channelIds: readonly Id[];
}

/** Mentions in a rich text, in order. */
export function mentionsIn(blocks: unknown): Mentions {
  const leaves = leavesOf(blocks);
  const ids = (type: string, key: string) =>
    leaves.flatMap((leaf) => {
      const id = leaf["type"] === type ? leaf[key] : undefined;
      return typeof id === "string" ? [id] : [];
    });
  return { userIds: ids("user", "user_id"), channelIds: ids("channel", "channel_id") };
}

/** Leaf elements of a rich text. */
export function leavesOf(value: unknown): readonly { readonly [key: string]: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (!isObject(value)) return [];
  return Array.isArray(value["elements"]) ? leavesOf(value["elements"]) : [value];
}
