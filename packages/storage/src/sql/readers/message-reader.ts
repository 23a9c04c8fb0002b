import { type MessageReader, readTs } from "@rollcall/service/store";
import { messageCount } from "../commit/message-count.js";
import { compiled } from "../statements/compiled.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { findActivity } from "./find-activity.js";
import { createHistoryReader } from "./history-reader.js";

const selectMessage = compiled("messages.get");
const selectByClientMsgId = compiled("messages.byClientMsgId");
const selectLatest = compiled("messages.latest");

const selectWindow = compiled("messages.window");

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
