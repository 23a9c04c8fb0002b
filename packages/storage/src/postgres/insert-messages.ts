import { authorColumn, type InsertMessage, printTs, type Ts } from "@rollcall/service/store";
import { type RawBuilder, sql } from "kysely";
import { toText } from "../sql/statements/document-text.js";
import { statement } from "../sql/statements/statement.js";
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
  /** Documents without their first character. `ts` becomes their first member. */
  readonly rests: readonly string[];
}

const ts = sql<number>`greatest(channel.last_ts + each.place, each.earliest)`;
/** Same format as `printTs`. */
const printed = sql<string>`${padded(sql`((${ts} - ${ts} % 1000000) / 1000000)::bigint::text`, 10)} || '.' || ${padded(sql`(${ts} % 1000000)::text`, 6)}`;

interface Each {
  readonly earliest: number;
  readonly app_id: string | null;
  readonly client_msg_id: string | null;
  readonly author_id: string | null;
  readonly rest: string;
  readonly place: number;
}

const insertAll = statement(({ db }, posted: Posted) => {
  const { channelId, maxArchived, count, last } = posted;
  const each = sql<Each>`unnest(${posted.earliest}::bigint[], ${posted.appIds}::text[], ${posted.clientMsgIds}::text[], ${posted.authorIds}::text[], ${posted.rests}::text[]) with ordinality`;
  return db
    .with("channel", (it) =>
      it
        .selectFrom("channels")
        .select(["id", "last_ts"])
        .where("id", "=", channelId)
        .where("archived", "<=", maxArchived)
        .forUpdate(),
    )
    .with("counted", (it) =>
      it
        .updateTable("channels")
        .from("channel")
        .set((row) => ({
          last_ts: sql`greatest(channels.last_ts + ${count}::bigint, ${last}::bigint)`,
          message_count: row("channels.message_count", "+", count),
        }))
        .whereRef("channels.id", "=", "channel.id"),
    )
    .insertInto("messages")
    .columns(["channel_id", "ts", "app_id", "client_msg_id", "author_id", "version", "document"])
    .expression((it) =>
      it
        .selectFrom(["channel", each.as<"each">(sql`each(earliest, app_id, client_msg_id, author_id, rest, place)`)])
        .select([
          "channel.id",
          ts.as("ts"),
          "each.app_id",
          "each.client_msg_id",
          "each.author_id",
          sql.lit(1).as("version"),
          sql`'{"ts":"' || ${printed} || '",' || each.rest`.as("document"),
        ]),
    )
    .returning("ts");
});

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
    rests: messages.map((message) => toText(message).slice(1)),
  };
}

/** Pads a text with zeros. */
function padded(text: RawBuilder<unknown>, length: number): RawBuilder<string> {
  return sql<string>`lpad(${text}, greatest(${sql.lit(length)}, length(${text})), '0')`;
}
