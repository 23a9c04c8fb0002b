import { serviceLimits } from "../generated/service.js";
import type { WorldBookmark } from "./bookmarks.js";
import type { WorldFinding } from "./section/finding.js";

const { value: atMost } = serviceLimits.bookmarks;

/** A conversation has no more bookmarks than methods would add. */
export function checkBookmarks(items: readonly WorldBookmark[]): readonly WorldFinding[] {
  const counts = new Map<string, number>();
  return items.flatMap(({ channel }, i) => {
    const count = (counts.get(channel) ?? 0) + 1;
    counts.set(channel, count);
    if (count !== atMost + 1) return [];
    return [
      { path: ["bookmarks", i, "channel"], message: `The conversation ${channel} has more than ${atMost} bookmarks` },
    ];
  });
}
