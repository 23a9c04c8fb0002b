import type { Id } from "../../values/ids.js";

/** Whom and what a rich text mentions. */
interface Mentions {
  readonly userIds: readonly Id[];
  readonly channelIds: readonly Id[];
}

/** The mentions of a rich text, in their order. */
export function mentionsIn(blocks: unknown): Mentions {
  const leaves = leavesOf(blocks);
  const ids = (type: string, key: string) =>
    leaves.flatMap((leaf) => {
      const id = leaf["type"] === type ? leaf[key] : undefined;
      return typeof id === "string" ? [id] : [];
    });
  return { userIds: ids("user", "user_id"), channelIds: ids("channel", "channel_id") };
}

/** Everything in a rich text that holds no elements itself. */
export function leavesOf(value: unknown): readonly { readonly [key: string]: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (!isObject(value)) return [];
  return Array.isArray(value["elements"]) ? leavesOf(value["elements"]) : [value];
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
