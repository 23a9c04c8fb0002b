import { type Channel, type Expectation, nameKey } from "@rollcall/service/store";
import { dmKey } from "../dm-key.js";
import { toText } from "../documents.js";
import { releaseChannelName, takeChannelName } from "../names.js";
import { statement } from "../statement.js";
import { changedBy, firstOf, type Steps } from "../steps.js";
import type { ChannelTable } from "../tables.js";
import { unlessTaken } from "./unless-taken.js";

const lockName = statement(({ db, dialect }, { id }: { readonly id: string }) =>
  db
    .selectFrom("channels")
    .select("name_key")
    .where("id", "=", id)
    .$if(dialect.rowLocks, (query) => query.forUpdate()),
);

type ChannelRow = Omit<ChannelTable, "last_ts" | "message_count">;

const upsertChannel = statement(({ db }, row: ChannelRow) =>
  db
    .insertInto("channels")
    .values({
      id: row.id,
      version: row.version,
      workspace_id: row.workspace_id,
      name_key: row.name_key,
      dm_key: row.dm_key,
      archived: row.archived,
      last_ts: 0,
      message_count: 0,
      document: row.document,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        version: (it) => it.ref("excluded.version"),
        workspace_id: (it) => it.ref("excluded.workspace_id"),
        name_key: (it) => it.ref("excluded.name_key"),
        dm_key: (it) => it.ref("excluded.dm_key"),
        archived: (it) => it.ref("excluded.archived"),
        document: (it) => it.ref("excluded.document"),
      }),
    ),
);

/**
 * Inserts or replaces a channel, its members and messages untouched; gives the expectation that it failed on where the
 * name is another's, or the two users have a DM.
 */
export function* putChannel(channel: Channel): Steps<Expectation | undefined> {
  const row = toRow(channel);
  const before = (yield* firstOf(lockName, { id: channel.id }))?.name_key ?? null;
  const taken = takenBy(channel);
  if (row.name_key !== before) {
    if (row.name_key !== null && !(yield* takeChannelName(row.name_key))) return taken;
    if (before !== null) yield* releaseChannelName(before);
  }
  return yield* unlessTaken(changedBy(upsertChannel, row), taken);
}

function takenBy({ id, workspaceId, name, dmUserIds }: Channel): Expectation {
  if (name === undefined && dmUserIds !== undefined) return { kind: "freeDm", workspaceId, userIds: dmUserIds };
  return { kind: "freeChannelName", workspaceId, name: name ?? "", except: id };
}

function toRow(channel: Channel): ChannelRow {
  const { id, version, workspaceId, name, dmUserIds, archived } = channel;
  return {
    id,
    version,
    workspace_id: workspaceId,
    name_key: name === undefined ? null : nameKey(name),
    dm_key: name === undefined && dmUserIds !== undefined ? dmKey(dmUserIds) : null,
    archived: archived ? 1 : 0,
    document: toText(channel),
  };
}
