import { authorColumn, type InsertMessage, printTs, type Ts } from "@rollcall/service/store";
import { type RawBuilder, sql } from "kysely";
import { toText } from "../sql/statements/document-text.js";
import { statement } from "../sql/statements/statement.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { retry } from "./retry.js";

/** A message to insert. */
export interface Post {
  readonly write: InsertMessage;
  /** Only while the channel is not archived. */
  readonly whileOpen: boolean;
}

/** The messages as columns, in their order. */
interface Posted {
  readonly channelId: string;
  /** 1 where the channel may be archived, or else 0. */
  readonly mostArchived: 0 | 1;
  readonly count: number;
  /** Microseconds: the earliest `ts` that each can have, were the channel empty. */
  readonly earliest: readonly number[];
  /** The last of them. */
  readonly last: number;
  readonly appIds: readonly (string | null)[];
  readonly clientMsgIds: readonly (string | null)[];
  readonly authorIds: readonly (string | null)[];
  /** The documents from their second characters on: `ts` will be their first member. */
  readonly rests: readonly string[];
}

const ts = sql<number>`greatest(channel.last_ts + each.place, each.earliest)`;
/** As `printTs` prints it. */
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
  const { channelId, mostArchived, count, last } = posted;
  const each = sql<Each>`unnest(${posted.earliest}::bigint[], ${posted.appIds}::text[], ${posted.clientMsgIds}::text[], ${posted.authorIds}::text[], ${posted.rests}::text[]) with ordinality`;
  return db
    .with("channel", (it) =>
      it
        .selectFrom("channels")
        .select(["id", "last_ts"])
        .where("id", "=", channelId)
        .where("archived", "<=", mostArchived)
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
 * Adds messages to one channel in one statement, so that the row of the channel, at which all its messages take turns, is
 * locked no longer than the database takes to write them.
 * @param posts at least one, all of one channel and of one `whileOpen`
 * @returns the `ts` of each in their order; none where there is no such channel to post to
 */
export async function insertMessages(connection: PostgresConnection, posts: readonly Post[]): Promise<readonly Ts[]> {
  const posted = toPosted(posts);
  const rows = await retry(() => connection.rows(insertAll, posted));
  return rows
    .map((row) => row.ts)
    .toSorted((one, other) => one - other)
    .map(printTs);
}

function toPosted(posts: readonly Post[]): Posted {
  const writes = posts.map(({ write }) => write);
  const messages = writes.map(({ message }) => message);
  const earliest: number[] = [];
  for (const { nowMs } of writes) earliest.push(Math.max((earliest.at(-1) ?? -1) + 1, Math.round(nowMs * 1000)));
  return {
    channelId: messages[0]?.channelId ?? "",
    mostArchived: posts[0]?.whileOpen === true ? 0 : 1,
    count: writes.length,
    earliest,
    last: earliest.at(-1) ?? 0,
    appIds: messages.map(({ appId = null }) => appId),
    clientMsgIds: messages.map(({ clientMsgId = null }) => clientMsgId),
    authorIds: messages.map((message) => authorColumn(message) ?? null),
    rests: messages.map((message) => toText(message).slice(1)),
  };
}

/** With zeros before it where it is shorter. */
function padded(text: RawBuilder<unknown>, length: number): RawBuilder<string> {
  return sql<string>`lpad(${text}, greatest(${sql.lit(length)}, length(${text})), '0')`;
}
