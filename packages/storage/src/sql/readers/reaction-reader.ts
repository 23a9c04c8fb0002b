import {
  type EmojiReactions,
  printTs,
  type ReactedBy,
  type ReactionReader,
  type ReactionRoom,
  readTs,
} from "@rollcall/service/store";
import { allDocuments, firstRow, type Reading } from "../statements/reading.js";
import { createChannelsWithoutReactions } from "./channels-without-reactions.js";
import { countReacted, selectReacted, selectReactions, selectRoom } from "./reaction-statements.js";

/** Reader of reactions. */
export function createReactionReader(reading: Reading): ReactionReader {
  const hasNone = createChannelsWithoutReactions(reading);
  return {
    async of(channelId, timestamps, view) {
      if (await hasNone(channelId)) return [];
      const times = timestamps.flatMap((ts) => readTs(ts) ?? []);
      if (times.length === 0) return [];
      const stretch = { oldest: Math.min(...times), latest: Math.max(...times) };
      return grouped(await reading.rows(selectReactions, { channelId, ...stretch, timestamps: times, ...view }));
    },
    async room({ ts, ...reaction }) {
      const row = await firstRow(reading, selectRoom, { ...reaction, ts: readTs(ts) ?? -1 });
      return toRoom(row);
    },
    async by({ from, offset, limit, ...selection }) {
      const fromTs = from === undefined ? Number.MAX_SAFE_INTEGER : (readTs(from.ts) ?? -1);
      const fromChannelId = from?.channelId ?? "";
      return allDocuments(reading, selectReacted, { ...toArgs(selection), fromTs, fromChannelId, offset, limit });
    },
    countBy: async (selection) => (await firstRow(reading, countReacted, toArgs(selection)))?.count ?? 0,
  };
}

/** The room for a reaction, from a row. */
export function toRoom(
  row: { readonly is_own: number; readonly own_count: number; readonly other_emoji: number } | undefined,
): ReactionRoom {
  return { isOwn: row?.is_own === 1, ownCount: row?.own_count ?? 0, otherEmoji: row?.other_emoji ?? 0 };
}

function toArgs({ userId, workspaceId, viewerId, seesPublic }: ReactedBy) {
  return { userId, workspaceId, viewerId, seesPublic: seesPublic ? 1 : 0 } as const;
}

interface Row {
  readonly ts: number;
  readonly name: string;
  readonly user_id: string;
  readonly count: number;
}

/** Rows of one emoji of one message follow each other. */
function grouped(rows: readonly Row[]): readonly EmojiReactions[] {
  const found: (EmojiReactions & { readonly userIds: string[] })[] = [];
  for (const { ts: microseconds, name, user_id: userId, count } of rows) {
    const ts = printTs(microseconds);
    const last = found.at(-1);
    if (last?.ts === ts && last.name === name) last.userIds.push(userId);
    else found.push({ ts, name, userIds: [userId], count });
  }
  return found;
}
