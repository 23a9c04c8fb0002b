import { type ClientMsgKey, type MessageReader, readTs } from "@rollcall/service/store";
import { messageCount } from "../commit/message-count.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { statement } from "../statements/statement.js";
import { findMessageEvents } from "./message-events.js";

const selectMessage = statement(({ db }, { channelId, ts }: { readonly channelId: string; readonly ts: number }) =>
  db.selectFrom("messages").select("document").where("channel_id", "=", channelId).where("ts", "=", ts),
);

const selectByClientMsgId = statement(({ db }, { channelId, appId, authorId, clientMsgId }: ClientMsgKey) =>
  db
    .selectFrom("messages")
    .select("document")
    .where("app_id", "=", appId)
    .where("client_msg_id", "=", clientMsgId)
    .where("author_id", "=", authorId)
    .where("channel_id", "=", channelId)
    .orderBy("ts", "desc")
    .limit(1),
);

const selectLatest = statement(({ db }, { channelId, limit }: { readonly channelId: string; readonly limit: number }) =>
  db.selectFrom("messages").select("document").where("channel_id", "=", channelId).orderBy("ts", "desc").limit(limit),
);

interface Window {
  readonly channelId: string;
  readonly oldest: number;
  readonly latest: number;
  readonly limit: number;
}

const selectWindow = statement(({ db }, { channelId, oldest, latest, limit }: Window) =>
  db
    .selectFrom("messages")
    .select("document")
    .where("channel_id", "=", channelId)
    .where("ts", ">=", oldest)
    .where("ts", "<=", latest)
    .orderBy("ts")
    .limit(limit),
);

/** Reader of messages. */
export function createMessageReader(reading: Reading): MessageReader {
  return {
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
    events: (channelId, stretch) => findMessageEvents(reading, channelId, stretch),
    latest: (channelId, limit) => allDocuments(reading, selectLatest, { channelId, limit }),
    count: async (workspaceId) => (await firstRow(reading, messageCount, { workspaceId }))?.count ?? 0,
  };
}
