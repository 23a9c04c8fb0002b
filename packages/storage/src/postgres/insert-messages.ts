import {
  authorColumn,
  type InsertMessage,
  isInHistory,
  pinnedColumn,
  printTs,
  replierColumn,
  type Ts,
  threadColumn,
} from "@rollcall/service/store";
import { toText } from "../sql/statements/document-statements.js";
import { type Fragment, sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import type { Columns } from "../sql/tables.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { retry } from "./retry.js";

/** A message to insert. */
export interface Post {
  readonly write: InsertMessage;
  /** Only post if the channel is not archived. */
  readonly whileOpen: boolean;
}

/** Messages to insert together. All have the same channel and `whileOpen`. */
type Posts = readonly [Post, ...Post[]];

/** Adds messages to one channel in a single statement. */
/** Messages of one channel as columns, in order. */
interface Posted {
  readonly channelId: string;
  /** 1 if the channel may be archived, otherwise 0. */
  readonly maxArchived: 0 | 1;
  readonly count: number;
  /** Earliest possible `ts` of each in microseconds, if the channel were empty. */
  readonly earliest: readonly number[];
  /** The last of them. */
  readonly last: number;
  readonly appIds: readonly (string | null)[];
  readonly clientMsgIds: readonly (string | null)[];
  readonly authorIds: readonly (string | null)[];
  /** Parents of replies, in microseconds. */
  readonly threads: readonly (number | null)[];
  readonly replierIds: readonly (string | null)[];
  /** 1 for each message that the history of the channel shows. */
  readonly shown: readonly (0 | 1)[];
  /** Times of pins, in microseconds. */
  readonly pinned: readonly (number | null)[];
  /** Documents without their first character. `ts` becomes their first member. */
  readonly rests: readonly string[];
}

const ts = sql`greatest(channel.last_ts + each.place, each.earliest)`;

/** Same format as `printTs`. */
const printed = sql`${padded(sql`((${ts} - ${ts} % 1000000) / 1000000)::bigint::text`, 10)} || '.' || ${padded(sql`(${ts} % 1000000)::text`, 6)}`;

/** Pads a text with zeros. */
function padded(text: Fragment, length: number): Fragment {
  return sql`lpad(${text}, greatest(${length}, length(${text})), '0')`;
}

const insertAll = statement<Posted, Columns<"messages", "ts">>(
  (arg) => sql`with channel as (select id, last_ts from channels
      where id = ${arg.channelId} and archived <= ${arg.maxArchived} for update),
    counted as (update channels set last_ts = greatest(channels.last_ts + ${arg.count}::bigint, ${arg.last}::bigint),
        message_count = channels.message_count + ${arg.count}
      from channel where channels.id = channel.id returning channels.id, channels.last_ts),
    noted as (insert into search_behind (channel_id, last_ts) select id, last_ts from counted
      on conflict (channel_id) do update set last_ts = excluded.last_ts),
    inserted as (insert into messages (channel_id, ts, app_id, client_msg_id, author_id, thread_ts, replier_id, history_ts, pinned,
      version, document)
    select channel.id, ${ts} as ts, each.app_id, each.client_msg_id, each.author_id, each.thread_ts, each.replier_id,
      case when each.shown = 1 then ${ts} end as history_ts, each.pinned, 1 as version,
      '{"ts":"' || ${printed} || '",' || each.rest as document
    from channel, unnest(${arg.earliest}::bigint[], ${arg.appIds}::text[], ${arg.clientMsgIds}::text[],
      ${arg.authorIds}::text[], ${arg.threads}::bigint[], ${arg.replierIds}::text[], ${arg.shown}::bigint[],
      ${arg.pinned}::bigint[], ${arg.rests}::text[]) with ordinality
      as each(earliest, app_id, client_msg_id, author_id, thread_ts, replier_id, shown, pinned, rest, place)
    returning channel_id, ts, thread_ts, replier_id),
    replied as (insert into thread_repliers (channel_id, thread_ts, replier_id, replies)
      select channel_id, thread_ts, replier_id, count(*) from inserted where thread_ts is not null
      group by channel_id, thread_ts, replier_id
      on conflict (channel_id, thread_ts, replier_id) do update set replies = thread_repliers.replies + excluded.replies)
    select ts from inserted`,
);

/**
 * Adds messages to one channel in a single statement. This keeps the channel's row, for which all its messages compete,
 * locked as briefly as possible.
 * @returns the `ts` of each, in order; empty if there is no such channel to post to
 */
export async function insertMessages(connection: PostgresConnection, posts: Posts): Promise<readonly Ts[]> {
  const posted = toPosted(posts);
  const rows = await retry(() => connection.rows(insertAll, posted));
  return rows
    .map((row) => row.ts)
    .toSorted((one, other) => one - other)
    .map(printTs);
}

function toPosted(posts: Posts): Posted {
  const [{ write: firstWrite, whileOpen }] = posts;
  const writes = posts.map(({ write }) => write);
  const messages = writes.map(({ message }) => message);
  const earliest: number[] = [];
  for (const { nowMs } of writes) earliest.push(Math.max((earliest.at(-1) ?? -1) + 1, Math.round(nowMs * 1000)));
  return {
    channelId: firstWrite.message.channelId,
    maxArchived: whileOpen ? 0 : 1,
    count: writes.length,
    earliest,
    last: earliest.at(-1) ?? 0,
    appIds: messages.map(({ appId = null }) => appId),
    clientMsgIds: messages.map(({ clientMsgId = null }) => clientMsgId),
    authorIds: messages.map((message) => authorColumn(message) ?? null),
    threads: messages.map((message) => threadColumn(message) ?? null),
    replierIds: messages.map((message) => replierColumn(message) ?? null),
    shown: messages.map((message) => (isInHistory(message) ? 1 : 0)),
    pinned: messages.map((message) => pinnedColumn(message) ?? null),
    rests: messages.map((message) => toText(message).slice(1)),
  };
}
