import {
  type Message,
  type MessageReader,
  type MessageStretch,
  printTs,
  readTs,
  writtenSubtypes,
} from "@rollcall/service/store";
import { parseDocuments } from "../statements/document-text.js";
import { createParseMemory } from "../statements/parse-memory.js";
import { allDocuments, firstRow, type Reading } from "../statements/reading.js";
import type { Statement } from "../statements/statement.js";
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
  const findPage = createFindPage(reading);
  return {
    async history(channelId, { order, limit, ...stretch }) {
      const between = microseconds(stretch);
      if (between === undefined) return [];
      const statement = order === "newestFirst" ? selectHistoryBackward : selectHistory;
      return findPage(statement, { channelId, ...between, limit });
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
      return findPage(selectReplies, { channelId, threadTs, ...between, limit });
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

/** Maximum number of messages of a page that is remembered. Larger ones are rarely read twice. */
const maxRemembered = 200;

/** Creates a function that finds messages. Bots read the newest ones again and again: those that have not changed are not parsed again. */
function createFindPage(reading: Reading) {
  const read = createParseMemory();
  return async <Args extends object>(
    statement: Statement<Args, { readonly document: string }>,
    args: Args,
  ): Promise<readonly Message[]> => {
    const texts = await reading.texts(statement, args);
    return texts.length > maxRemembered ? parseDocuments(texts) : texts.map((text) => read<Message>(text, text));
  };
}

const subtypes = [...writtenSubtypes];

function microseconds({ oldest, latest }: MessageStretch) {
  const [from, to] = [readTs(oldest), readTs(latest)];
  return from === undefined || to === undefined ? undefined : { oldest: from, latest: to };
}
