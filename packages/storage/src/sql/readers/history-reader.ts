import { type MessageReader, type MessageStretch, printTs, readTs, writtenSubtypes } from "@rollcall/service/store";
import { allDocuments, firstRow, type Reading } from "../statements/reading.js";
import {
  countHistory,
  countPins,
  countWritten,
  selectHistory,
  selectHistoryBackward,
  selectPins,
  selectRepliers,
  selectReplies,
} from "./history-statements.js";

/** Reader of the history of channels and of their threads. */
export function createHistoryReader(
  reading: Reading,
): Pick<MessageReader, "history" | "countAfter" | "countWrittenAfter" | "replies" | "repliers" | "pins" | "countPins"> {
  return {
    async history(channelId, { order, limit, ...stretch }) {
      const between = microseconds(stretch);
      if (between === undefined) return [];
      const statement = order === "newestFirst" ? selectHistoryBackward : selectHistory;
      return allDocuments(reading, statement, { channelId, ...between, limit });
    },
    async countAfter(channelId, after) {
      const ts = readTs(after);
      return ts === undefined ? 0 : ((await firstRow(reading, countHistory, { channelId, ts }))?.count ?? 0);
    },
    async countWrittenAfter(channelId, after) {
      const ts = readTs(after);
      if (ts === undefined) return 0;
      return (await firstRow(reading, countWritten, { channelId, ts, subtypes }))?.count ?? 0;
    },
    async replies(channelId, parent, { limit, ...stretch }) {
      const [threadTs, between] = [readTs(parent), microseconds(stretch)];
      if (threadTs === undefined || between === undefined) return [];
      return allDocuments(reading, selectReplies, { channelId, threadTs, ...between, limit });
    },
    async repliers(channelId, stretch) {
      const between = microseconds(stretch);
      if (between === undefined) return [];
      const rows = await reading.rows(selectRepliers, { channelId, ...between });
      return rows.map(({ thread_ts: threadTs, replier_id: id, count, first, latest }) => {
        return { threadTs: printTs(threadTs), id, count, first: printTs(first), latest: printTs(latest) };
      });
    },
    pins: (channelId, limit) => allDocuments(reading, selectPins, { channelId, limit }),
    countPins: async (channelId) => (await firstRow(reading, countPins, { channelId }))?.count ?? 0,
  };
}

const subtypes = [...writtenSubtypes];

function microseconds({ oldest, latest }: MessageStretch) {
  const [from, to] = [readTs(oldest), readTs(latest)];
  return from === undefined || to === undefined ? undefined : { oldest: from, latest: to };
}
