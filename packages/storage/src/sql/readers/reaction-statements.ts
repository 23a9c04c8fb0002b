import type { SqlDialect, StatementText } from "../statements/dialect.js";
import { isIn } from "../statements/is-in.js";
import { type Statement, textStatement } from "../statements/statement.js";

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
export const selectReactions: Statement<
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
> = written(
  ({ arg, among }) => `select ts, name, user_id, count from (
    select ts, name, user_id, cast(count(*) over (partition by ts, name) as integer) as count,
      row_number() over (partition by ts, name order by place, user_id) as nth,
      min(place) over (partition by ts, name) as first
    from reactions where exists (select 1 from reactions where channel_id = ${arg("channelId")}
        and ts >= ${arg("oldest")} and ts <= ${arg("latest")})
      and channel_id = ${arg("channelId")} and ts ${among("timestamps")}) as each
    where nth <= ${arg("usersAtMost")} or user_id = ${arg("viewerId")} order by ts, first, name, nth`,
);

/** A reaction to any message of a channel. */
export const selectAnyReaction: Statement<{ readonly channelId: string }, { readonly ts: number }> = written(
  ({ arg }) => `select ts from reactions where channel_id = ${arg("channelId")} limit 1`,
);

/**
 * The state that matters for a reaction. Names are only counted for a new one, by one search each, however many users
 * they have.
 */
export const selectRoom: Statement<
  Own,
  { readonly is_own: number; readonly own_count: number; readonly other_emoji: number }
> = written(({ arg }) => {
  const ofMessage = (row = "reactions") => `${row}.channel_id = ${arg("channelId")} and ${row}.ts = ${arg("ts")}`;
  const ofUser = `${ofMessage()} and user_id = ${arg("userId")}`;
  return `select
    (select cast(count(*) as integer) from reactions where ${ofUser} and name = ${arg("name")}) as is_own,
    (select cast(count(*) as integer) from reactions where ${ofMessage()} and user_id = ${arg("userId")}) as own_count,
    case when exists (select 1 from reactions where ${ofMessage()} and name = ${arg("name")}) then 0
      else (with recursive used(name) as (
        select min(name) from reactions where ${ofMessage()}
        union all
        select (select min(r.name) from reactions r where ${ofMessage("r")} and r.name > used.name)
          from used where used.name is not null)
        select cast(count(used.name) as integer) from used) end as other_emoji`;
});

/** A message that is not deleted. Locks it until the end of the transaction. */
export const lockMessage: Statement<Message, { readonly ts: number }> = written(
  ({ arg, lock }) =>
    `select ts from messages where channel_id = ${arg("channelId")} and ts = ${arg("ts")}
    and (history_ts is not null or thread_ts is not null)${lock}`,
);

/** A reaction. Locks it until the end of the transaction. */
export const lockReaction: Statement<Own, { readonly name: string }> = written(
  ({ arg, lock }) =>
    `select name from reactions where channel_id = ${arg("channelId")} and ts = ${arg("ts")}
    and name = ${arg("name")} and user_id = ${arg("userId")}${lock}`,
);

/** Adds reactions of users, in order, unless the message or the user does not exist, or they are known. */
export const insertReactions: Statement<
  Message & { readonly name: string; readonly userIds: readonly string[] },
  unknown
> = written(
  ({ arg, each, text }) => `insert into reactions (channel_id, ts, name, user_id, place)
    select m.channel_id, m.ts, ${arg("name")}${text}, users.id,
      coalesce((select max(r.place) from reactions r where r.channel_id = m.channel_id and r.ts = m.ts), 0) + each.place
    from ${each("userIds")} join users on users.id = each.value
      join messages m on m.channel_id = ${arg("channelId")} and m.ts = ${arg("ts")} where true
    on conflict (channel_id, ts, name, user_id) do nothing`,
);

/** Removes a reaction. */
export const deleteReaction: Statement<Own, unknown> = written(
  ({ arg }) =>
    `delete from reactions where channel_id = ${arg("channelId")} and ts = ${arg("ts")}
    and name = ${arg("name")} and user_id = ${arg("userId")}`,
);

interface By {
  readonly userId: string;
  readonly workspaceId: string;
  readonly viewerId: string;
  readonly seesPublic: 0 | 1;
}

/** Messages with reactions of a user, newest first. */
export const selectReacted: Statement<
  By & { readonly fromTs: number; readonly fromChannelId: string; readonly offset: number; readonly limit: number },
  { readonly document: string }
> = written(
  (writer) => `select m.document from (select distinct r.ts, r.channel_id from ${reactedBy(writer)}
    and r.ts <= ${writer.arg("fromTs")} and (r.ts < ${writer.arg("fromTs")} or r.channel_id <= ${writer.arg("fromChannelId")})
    order by r.ts desc, r.channel_id desc limit ${writer.arg("limit")} offset ${writer.arg("offset")}) as p
    ${writer.join} messages m on m.channel_id = p.channel_id and m.ts = p.ts order by p.ts desc, p.channel_id desc`,
);

/** Number of messages with reactions of a user. */
export const countReacted: Statement<By, { readonly count: number }> = written(
  (writer) => `select cast(count(*) as integer) as count from (
    select distinct r.ts, r.channel_id from ${reactedBy(writer)}) as each`,
);

/** Starts from the reactions of the user: SQLite would start from the channels of the workspace, which can be many more. */
function reactedBy({ arg, join }: Writer): string {
  return `reactions r ${join} channels c on c.id = r.channel_id ${join} messages t on t.channel_id = r.channel_id and t.ts = r.ts
    where r.user_id = ${arg("userId")} and ${isIn("c", arg("workspaceId"), arg("workspaceId"))} and c.type is not null
    and (t.history_ts is not null or t.thread_ts is not null)
    and ((c.type = 'public_channel' and ${arg("seesPublic")} = 1)
      or exists (select 1 from channel_members m where m.channel_id = r.channel_id and m.user_id = ${arg("viewerId")}))`;
}

/** Writes the parts of a text that depend on the database. Each use of an argument is a parameter of its own. */
interface Writer {
  readonly arg: (name: string) => string;
  readonly among: (name: string) => string;
  /** A list of texts as the table `each`, with the place of each `value`. */
  readonly each: (name: string) => string;
  /** Type of a parameter that is selected as text. */
  readonly text: string;
  readonly join: string;
  readonly lock: string;
}

function written<Args extends object, Row>(write: (writer: Writer) => string): Statement<Args, Row> {
  return textStatement((dialect) => writeText(dialect, write));
}

function writeText(dialect: SqlDialect, write: (writer: Writer) => string): StatementText {
  const names: string[] = [];
  const isPostgres = dialect.name === "postgres";
  const mark = (name: string) => dialect.mark(names.push(name));
  const numbers = new Set(["ts", "oldest", "latest", "fromTs", "seesPublic", "limit", "offset", "usersAtMost"]);
  const arg = (name: string) => `${mark(name)}${isPostgres && numbers.has(name) ? "::bigint" : ""}`;
  const sql = write({
    arg,
    among: (name) =>
      isPostgres ? `= any(${mark(name)}::bigint[])` : `in (select list.value from json_each(${mark(name)}) as list)`,
    each: (name) =>
      isPostgres
        ? `unnest(${mark(name)}::text[]) with ordinality as each(value, place)`
        : `(select value, key + 1 as place from json_each(${mark(name)})) as each`,
    text: isPostgres ? "::text" : "",
    join: isPostgres ? "join" : "cross join",
    lock: dialect.rowLocks ? " for update" : "",
  });
  return { sql, names };
}
