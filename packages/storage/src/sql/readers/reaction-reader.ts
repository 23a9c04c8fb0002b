import {
  type EmojiReactions,
  printTs,
  type ReactedBy,
  type ReactionReader,
  type ReactionRoom,
  readTs,
} from "@rollcall/service/store";
import { allDocuments, firstRow, type Reading } from "../statements/reading.js";
import {
  eachOf,
  type Fragment,
  forUpdate,
  integer,
  joinInOrder,
  type Mark,
  type Marks,
  perDatabase,
  sql,
  text,
} from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { isIn } from "./conversation-reader.js";

interface Message {
  readonly channelId: string;
  /** Microseconds. */
  readonly ts: number;
}

interface Own extends Message {
  readonly userId: string;
  readonly name: string;
}

/**
 * Reactions to messages: a row for each user that is shown, with the number of all users. Most stretches of a channel have
 * none, which one search finds out.
 */
const selectReactions = statement<
  {
    readonly channelId: string;
    /** Microseconds of the first message. */
    readonly oldest: number;
    /** Microseconds of the last message. */
    readonly latest: number;
    /** Microseconds. */
    readonly timestamps: readonly number[];
    readonly viewerId: string;
    readonly usersAtMost: number;
  },
  { readonly ts: number; readonly name: string; readonly user_id: string; readonly count: number }
>(
  (arg) => sql`select ts, name, user_id, count from (
    select ts, name, user_id, cast(count(*) over (partition by ts, name) as integer) as count,
      row_number() over (partition by ts, name order by place, user_id) as nth,
      min(place) over (partition by ts, name) as first
    from reactions where exists (select 1 from reactions where channel_id = ${arg.channelId}
        and ts >= ${integer(arg.oldest)} and ts <= ${integer(arg.latest)})
      and channel_id = ${arg.channelId} and ts ${numbersAmong(arg.timestamps)}) as each
    where nth <= ${integer(arg.usersAtMost)} or user_id = ${arg.viewerId} order by ts, first, name, nth`,
);

/** A reaction to any message of a channel. */
const selectAnyReaction = statement<{ readonly channelId: string }, { readonly ts: number }>(
  (arg) => sql`select ts from reactions where channel_id = ${arg.channelId} limit 1`,
);

/**
 * The state that matters for a reaction. Names are only counted for a new one, by one search each, however many users
 * they have.
 */
export const selectRoom = statement<
  Own,
  { readonly is_own: number; readonly own_count: number; readonly other_emoji: number }
>((arg) => {
  const ofMessage = (row = sql`reactions`) =>
    sql`${row}.channel_id = ${arg.channelId} and ${row}.ts = ${integer(arg.ts)}`;
  const ofUser = sql`${ofMessage()} and user_id = ${arg.userId}`;
  return sql`select
    (select cast(count(*) as integer) from reactions where ${ofUser} and name = ${arg.name}) as is_own,
    (select cast(count(*) as integer) from reactions where ${ofMessage()} and user_id = ${arg.userId}) as own_count,
    case when exists (select 1 from reactions where ${ofMessage()} and name = ${arg.name}) then 0
      else (with recursive used(name) as (
        select min(name) from reactions where ${ofMessage()}
        union all
        select (select min(r.name) from reactions r where ${ofMessage(sql`r`)} and r.name > used.name)
          from used where used.name is not null)
        select cast(count(used.name) as integer) from used) end as other_emoji`;
});

/** A message that is not deleted. Locks it until the end of the transaction. */
export const lockMessage = statement<Message, { readonly ts: number }>(
  (arg) =>
    sql`select ts from messages where channel_id = ${arg.channelId} and ts = ${integer(arg.ts)}
    and (history_ts is not null or thread_ts is not null)${forUpdate}`,
);

/** A reaction. Locks it until the end of the transaction. */
export const lockReaction = statement<Own, { readonly name: string }>(
  (arg) =>
    sql`select name from reactions where channel_id = ${arg.channelId} and ts = ${integer(arg.ts)}
    and name = ${arg.name} and user_id = ${arg.userId}${forUpdate}`,
);

/** Adds reactions of users, in order, unless the message or the user does not exist, or they are known. */
export const insertReactions = statement<
  Message & { readonly name: string; readonly userIds: readonly string[] },
  unknown
>(
  (arg) => sql`insert into reactions (channel_id, ts, name, user_id, place)
    select m.channel_id, m.ts, ${text(arg.name)}, users.id,
      coalesce((select max(r.place) from reactions r where r.channel_id = m.channel_id and r.ts = m.ts), 0) + each.place
    from ${eachOf(arg.userIds)} join users on users.id = each.value
      join messages m on m.channel_id = ${arg.channelId} and m.ts = ${integer(arg.ts)} where true
    on conflict (channel_id, ts, name, user_id) do nothing`,
);

/** Removes a reaction. */
export const deleteReaction = statement<Own, unknown>(
  (arg) =>
    sql`delete from reactions where channel_id = ${arg.channelId} and ts = ${integer(arg.ts)}
    and name = ${arg.name} and user_id = ${arg.userId}`,
);

interface By {
  readonly userId: string;
  readonly workspaceId: string;
  readonly viewerId: string;
  readonly seesPublic: 0 | 1;
}

/** Messages with reactions of a user, newest first. */
const selectReacted = statement<
  By & { readonly fromTs: number; readonly fromChannelId: string; readonly offset: number; readonly limit: number },
  { readonly document: string }
>(
  (arg) => sql`select m.document from (select distinct r.ts, r.channel_id from ${reactedBy(arg)}
    and r.ts <= ${integer(arg.fromTs)} and (r.ts < ${integer(arg.fromTs)} or r.channel_id <= ${arg.fromChannelId})
    order by r.ts desc, r.channel_id desc limit ${integer(arg.limit)} offset ${integer(arg.offset)}) as p
    ${joinInOrder} messages m on m.channel_id = p.channel_id and m.ts = p.ts order by p.ts desc, p.channel_id desc`,
);

/** Number of messages with reactions of a user. */
const countReacted = statement<By, { readonly count: number }>(
  (arg) => sql`select cast(count(*) as integer) as count from (
    select distinct r.ts, r.channel_id from ${reactedBy(arg)}) as each`,
);

/** Starts from the reactions of the user: SQLite would start from the channels of the workspace, which can be many more. */
function reactedBy(arg: Marks<By>): Fragment {
  return sql`reactions r ${joinInOrder} channels c on c.id = r.channel_id
    ${joinInOrder} messages t on t.channel_id = r.channel_id and t.ts = r.ts
    where r.user_id = ${arg.userId} and ${isIn("c", arg.workspaceId)} and c.type is not null
    and (t.history_ts is not null or t.thread_ts is not null)
    and ((c.type = 'public_channel' and ${integer(arg.seesPublic)} = 1)
      or exists (select 1 from channel_members m where m.channel_id = r.channel_id and m.user_id = ${arg.viewerId}))`;
}

/** The condition, after a column, that its value is one of a list of numbers. */
function numbersAmong(list: Mark<readonly number[]>) {
  return perDatabase({
    sqlite: sql`in (select list.value from json_each(${list}) as list)`,
    postgres: sql`= any(${list}::bigint[])`,
  });
}

/**
 * Creates a function that says whether a channel is known to have no reactions, as most have. It remembers such channels
 * until a reaction is written; where others may write reactions too, it knows of none.
 */
function createChannelsWithoutReactions(reading: Reading): (channelId: string) => Promise<boolean> {
  const known = new Set<string>();
  let knownAt: number | undefined;
  return async (channelId) => {
    const changes = reading.changesOf(tables);
    if (changes === undefined) return false;
    if (changes !== knownAt) known.clear();
    knownAt = changes;
    if (known.has(channelId)) return true;
    if ((await reading.first(selectAnyReaction, { channelId })) !== undefined) return false;
    if (reading.changesOf(tables) === changes) known.add(channelId);
    return true;
  };
}

const tables = ["reactions"];

/** Reader of reactions. */
export function createReactionReader(reading: Reading): ReactionReader {
  const hasNone = createChannelsWithoutReactions(reading);
  return {
    async of(channelId, timestamps, view) {
      if (await hasNone(channelId)) return [];
      const times = timestamps.flatMap((ts) => readTs(ts) ?? []);
      if (times.length === 0) return [];
      const stretch = { oldest: Math.min(...times), latest: Math.max(...times) };
      return grouped(await reading.rows(selectReactions, { channelId, ...stretch, timestamps: times, ...view }));
    },
    async room({ ts, ...reaction }) {
      const row = await firstRow(reading, selectRoom, { ...reaction, ts: readTs(ts) ?? -1 });
      return toRoom(row);
    },
    async by({ from, offset, limit, ...selection }) {
      const fromTs = from === undefined ? Number.MAX_SAFE_INTEGER : (readTs(from.ts) ?? -1);
      const fromChannelId = from?.channelId ?? "";
      return allDocuments(reading, selectReacted, { ...toArgs(selection), fromTs, fromChannelId, offset, limit });
    },
    countBy: async (selection) => (await firstRow(reading, countReacted, toArgs(selection)))?.count ?? 0,
  };
}

/** The room for a reaction, from a row. */
export function toRoom(
  row: { readonly is_own: number; readonly own_count: number; readonly other_emoji: number } | undefined,
): ReactionRoom {
  return { isOwn: row?.is_own === 1, ownCount: row?.own_count ?? 0, otherEmoji: row?.other_emoji ?? 0 };
}

function toArgs({ userId, workspaceId, viewerId, seesPublic }: ReactedBy) {
  return { userId, workspaceId, viewerId, seesPublic: seesPublic ? 1 : 0 } as const;
}

interface Row {
  readonly ts: number;
  readonly name: string;
  readonly user_id: string;
  readonly count: number;
}

/** Rows of one emoji of one message follow each other. */
function grouped(rows: readonly Row[]): readonly EmojiReactions[] {
  const found: (EmojiReactions & { readonly userIds: string[] })[] = [];
  for (const { ts: microseconds, name, user_id: userId, count } of rows) {
    const ts = printTs(microseconds);
    const last = found.at(-1);
    if (last?.ts === ts && last.name === name) last.userIds.push(userId);
    else found.push({ ts, name, userIds: [userId], count });
  }
  return found;
}
