import { type AgentSessionReader, documents, readTs } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";

const selectSession = selectDocument(documents.agentSession);

/** Channels of a user with a message or a session of this time. */
const selectChannels = statement<{ readonly userId: string; readonly ts: number }, Columns<"channels", "document">>(
  (arg) => sql`select channels.document from channel_members
    inner join channels on channels.id = channel_members.channel_id
    where channel_members.user_id = ${arg.userId} and (exists (select messages.ts from messages
    where messages.channel_id = channels.id and messages.ts = ${arg.ts}) or exists (select agent_sessions.id
    from agent_sessions where agent_sessions.channel_id = channels.id
    and agent_sessions.thread_ts = ${arg.ts})) order by channels.id`,
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
