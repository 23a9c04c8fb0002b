import { type ClientMsgKey, type MessageReader, readTs } from "@rollcall/service/store";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";
import { findActivity } from "./find-activity.js";
import { createHistoryReader } from "./history-reader.js";

/** Counts the messages in all channels of a workspace; null if it has no channel. */
export const messageCount = statement<{ readonly workspaceId: string }, { readonly count: number | null }>(
  (arg) =>
    sql`select cast(sum(message_count) as bigint) as count from channels where workspace_id = ${arg.workspaceId}`,
);

/** The message of a channel with a `ts`. */
const selectMessage = statement<{ readonly channelId: string; readonly ts: number }, Columns<"messages", "document">>(
  (arg) => sql`select document from messages where channel_id = ${arg.channelId} and ts = ${arg.ts}`,
);

/** The latest message with the ID of a client. */
const selectByClientMsgId = statement<ClientMsgKey, Columns<"messages", "document">>(
  (arg) => sql`select document from messages where app_id = ${arg.appId} and client_msg_id = ${arg.clientMsgId}
    and author_id = ${arg.authorId} and channel_id = ${arg.channelId} order by ts desc limit 1`,
);

/** The latest messages of a channel, newest first. */
const selectLatest = statement<{ readonly channelId: string; readonly limit: number }, Columns<"messages", "document">>(
  (arg) => sql`select document from messages where channel_id = ${arg.channelId} order by ts desc limit ${arg.limit}`,
);

/** Messages of a period, oldest first. */
const selectWindow = statement<
  { readonly channelId: string; readonly oldest: number; readonly latest: number; readonly limit: number },
  Columns<"messages", "document">
>(
  (arg) => sql`select document from messages where channel_id = ${arg.channelId} and ts >= ${arg.oldest}
    and ts <= ${arg.latest} order by ts limit ${arg.limit}`,
);

/** Reader of messages. */
export function createMessageReader(reading: Reading): MessageReader {
  return {
    ...createHistoryReader(reading),
    async get(channelId, ts) {
      const microseconds = readTs(ts);
      return microseconds === undefined
        ? undefined
        : oneDocument(reading, selectMessage, { channelId, ts: microseconds });
    },
    byClientMsgId: (key) => oneDocument(reading, selectByClientMsgId, key),
    async window(channelId, { limit, ...stretch }) {
      const [oldest, latest] = [readTs(stretch.oldest), readTs(stretch.latest)];
      if (oldest === undefined || latest === undefined) return [];
      return allDocuments(reading, selectWindow, { channelId, oldest, latest, limit });
    },
    activity: (channelId, stretch) => findActivity(reading, channelId, stretch),
    latest: (channelId, limit) => allDocuments(reading, selectLatest, { channelId, limit }),
    count: async (workspaceId) => (await firstRow(reading, messageCount, { workspaceId }))?.count ?? 0,
  };
}
