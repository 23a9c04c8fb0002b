import { type AgentSession, readTs } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { changedBy, type Steps } from "../steps.js";
import type { AgentSessionTable } from "../tables.js";

const upsertSession = statement(({ db }, row: AgentSessionTable) =>
  db
    .insertInto("agent_sessions")
    .values({
      id: row.id,
      version: row.version,
      channel_id: row.channel_id,
      thread_ts: row.thread_ts,
      document: row.document,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        version: (it) => it.ref("excluded.version"),
        document: (it) => it.ref("excluded.document"),
      }),
    ),
);

/** Inserts or replaces the agent session of a place. */
export function* putAgentSession(session: AgentSession): Steps<void> {
  const { id, version, channelId, threadTs } = session;
  const thread = threadTs === undefined ? undefined : readTs(threadTs);
  const document = toText(session);
  yield* changedBy(upsertSession, { id, version, channel_id: channelId, thread_ts: thread ?? null, document });
}
