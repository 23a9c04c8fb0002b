import { statement } from "../statement.js";

interface Id {
  readonly id: string;
}

interface Name {
  readonly workspaceId: string;
  readonly name: string;
}

interface Share {
  readonly channelId: string;
  readonly workspaceId: string;
  readonly type: string;
  readonly name: string | null;
}

interface Dm {
  readonly workspaceId: string;
  readonly dm: string;
}

interface Member {
  readonly channelId: string;
  readonly userId: string;
}

interface NextTs {
  readonly channelId: string;
  /** Microseconds. */
  readonly now: number;
  /** 1 if the channel may be archived, otherwise 0. */
  readonly maxArchived: 0 | 1;
}

/** The channel with a name, of a workspace or shared with it. */
export const byName = statement(({ db }, { workspaceId, name }: Name) =>
  db
    .selectFrom("channels")
    .select("document")
    .where("workspace_id", "=", workspaceId)
    .where("name_key", "=", name)
    .unionAll(
      db
        .selectFrom("channel_shares")
        .innerJoin("channels", "channels.id", "channel_shares.channel_id")
        .select("channels.document")
        .where("channel_shares.workspace_id", "=", workspaceId)
        .where("channel_shares.name_key", "=", name),
    ),
);

/** ID of the channel with a name, of a workspace or shared with it. */
export const idOfName = statement(({ db }, { workspaceId, name }: Name) =>
  db
    .selectFrom("channels")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("name_key", "=", name)
    .unionAll(
      db
        .selectFrom("channel_shares")
        .select("channel_id as id")
        .where("workspace_id", "=", workspaceId)
        .where("name_key", "=", name),
    ),
);

/** Shares a channel with a workspace. */
export const share = statement(({ db }, { channelId, workspaceId, type, name }: Share) =>
  db.insertInto("channel_shares").values({ channel_id: channelId, workspace_id: workspaceId, type, name_key: name }),
);

/** Ends all sharing of a channel. */
export const unshare = statement(({ db }, { id }: Id) => db.deleteFrom("channel_shares").where("channel_id", "=", id));

/** The direct messages of two users. */
export const dm = statement(({ db }, { workspaceId, dm }: Dm) =>
  db.selectFrom("channels").select("document").where("workspace_id", "=", workspaceId).where("dm_key", "=", dm),
);

/** ID of the direct messages of two users. */
export const idOfDm = statement(({ db }, { workspaceId, dm }: Dm) =>
  db.selectFrom("channels").select("id").where("workspace_id", "=", workspaceId).where("dm_key", "=", dm),
);

/** Whether a channel is archived; locks its row until the end of the transaction. */
export const lock = statement(({ db, rowLocks }, { id }: Id) =>
  db
    .selectFrom("channels")
    .select("archived")
    .where("id", "=", id)
    .$if(rowLocks, (query) => query.forUpdate()),
);

/** Name and type of a channel, and whether it is shared; locks its row until the end of the transaction. */
export const lockName = statement(({ db, rowLocks }, { id }: Id) =>
  db
    .selectFrom("channels")
    .select((row) => [
      "name_key",
      "type",
      row
        .selectFrom("channel_shares")
        .select("workspace_id")
        .whereRef("channel_shares.channel_id", "=", "channels.id")
        .limit(1)
        .as("shared_with"),
    ])
    .where("id", "=", id)
    .$if(rowLocks, (query) => query.forUpdate()),
);

/** Number of members of a channel. */
export const memberCount = statement(({ db }, { id }: Id) =>
  db.selectFrom("channels").select("member_count").where("id", "=", id),
);

/** Counts the messages in all channels of a workspace; null if it has no channel. */
export const messageCount = statement(({ db }, { workspaceId }: { readonly workspaceId: string }) =>
  db
    .selectFrom("channels")
    .select((row) => row.cast<number | null>(row.fn.sum("message_count"), "bigint").as("count"))
    .where("workspace_id", "=", workspaceId),
);

/** Counts a message, and takes the next `ts` of its channel. */
export const nextTs = statement(({ db }, { channelId, now, maxArchived }: NextTs) =>
  db
    .updateTable("channels")
    .set((row) => ({
      last_ts: row
        .case()
        .when("last_ts", ">=", now)
        .then(row("last_ts", "+", 1))
        .else(row.cast<number>(row.val(now), "bigint"))
        .end(),
      message_count: row("message_count", "+", 1),
    }))
    .where("id", "=", channelId)
    .where("archived", "<=", maxArchived)
    .returning("last_ts"),
);

/** Channels of a user with a message or a session of this time. */
export const withThread = statement(({ db }, { userId, ts }: { readonly userId: string; readonly ts: number }) =>
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

/** A member of a channel. */
export const member = statement(({ db }, { channelId, userId }: Member) =>
  db.selectFrom("channel_members").select("user_id").where("channel_id", "=", channelId).where("user_id", "=", userId),
);

/** A member of a channel, who stays one until the end of the transaction. */
export const lockMember = statement(({ db, rowLocks }, { channelId, userId }: Member) =>
  db
    .selectFrom("channel_members")
    .select("user_id")
    .where("channel_id", "=", channelId)
    .where("user_id", "=", userId)
    .$if(rowLocks, (query) => query.forShare()),
);

/** A channel that two users have in common. */
export const shared = statement(({ db }, { one, other }: { readonly one: string; readonly other: string }) =>
  db
    .selectFrom("channel_members as mine")
    .innerJoin("channel_members as theirs", "theirs.channel_id", "mine.channel_id")
    .select("mine.channel_id")
    .where("mine.user_id", "=", one)
    .where("theirs.user_id", "=", other)
    .limit(1),
);

/** Counts one member less in each channel of a user. */
export const uncountMember = statement(({ db }, { userId }: { readonly userId: string }) =>
  db
    .updateTable("channels")
    .set((row) => ({ member_count: row("member_count", "-", 1) }))
    .where("id", "in", (row) => row.selectFrom("channel_members").select("channel_id").where("user_id", "=", userId)),
);

/** Removes a user from all channels. */
export const removeMember = statement(({ db }, { userId }: { readonly userId: string }) =>
  db.deleteFrom("channel_members").where("user_id", "=", userId),
);
