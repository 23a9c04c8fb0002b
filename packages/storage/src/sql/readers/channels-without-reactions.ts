import type { Reading } from "../statements/reading.js";
import { selectAnyReaction } from "./reaction-statements.js";

/**
 * Creates a function that says whether a channel is known to have no reactions, as most have. It remembers such channels
 * until a reaction is written; where others may write reactions too, it knows of none.
 */
export function createChannelsWithoutReactions(reading: Reading): (channelId: string) => Promise<boolean> {
  const known = new Set<string>();
  let knownAt: number | undefined;
  return async (channelId) => {
    const changes = reading.changesOf(tables);
    if (changes === undefined) return false;
    if (changes !== knownAt) known.clear();
    knownAt = changes;
    if (known.has(channelId)) return true;
    if ((await reading.first(selectAnyReaction, { channelId })) !== undefined) return false;
    if (reading.changesOf(tables) === changes) known.add(channelId);
    return true;
  };
}

const tables = ["reactions"];
