import { type AgentSessionReader, documents, readTs } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";
import { statement } from "../statements/statement.js";

const selectSession = selectDocument(documents.agentSession);

const selectChannels = statement(({ db }, { userId, ts }: { readonly userId: string; readonly ts: number }) =>
  db
    .selectFrom("channel_members")
    .innerJoin("channels", "channels.id", "channel_members.channel_id")
    .select("channels.document")
    .where("channel_members.user_id", "=", userId)
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom("messages")
            .select("messages.ts")
            .whereRef("messages.channel_id", "=", "channels.id")
            .where("messages.ts", "=", ts),
        ),
        row.exists(
          row
            .selectFrom("agent_sessions")
            .select("agent_sessions.id")
            .whereRef("agent_sessions.channel_id", "=", "channels.id")
            .where("agent_sessions.thread_ts", "=", ts),
        ),
      ]),
    )
    .orderBy("channels.id"),
);

/** Reader of agent sessions. */
export function createAgentSessionReader(reading: Reading): AgentSessionReader {
  return {
    get: (id) => oneDocument(reading, selectSession, { id }),
    async channelsWithThread(userId, threadTs) {
      const ts = readTs(threadTs);
      return ts === undefined ? [] : allDocuments(reading, selectChannels, { userId, ts });
    },
  };
}
