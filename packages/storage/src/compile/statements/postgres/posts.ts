import { type RawBuilder, sql } from "kysely";
import { statement } from "../../statement.js";

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

interface Each {
  readonly earliest: number;
  readonly app_id: string | null;
  readonly client_msg_id: string | null;
  readonly author_id: string | null;
  readonly thread_ts: number | null;
  readonly replier_id: string | null;
  readonly shown: number;
  readonly pinned: number | null;
  readonly rest: string;
  readonly place: number;
}

const ts = sql<number>`greatest(channel.last_ts + each.place, each.earliest)`;
/** Same format as `printTs`. */
const printed = sql<string>`${padded(sql`((${ts} - ${ts} % 1000000) / 1000000)::bigint::text`, 10)} || '.' || ${padded(sql`(${ts} % 1000000)::text`, 6)}`;

/** Adds messages to one channel in a single statement. */
export const insert = statement(({ db }, posted: Posted) => {
  const { channelId, maxArchived, count, last } = posted;
  const each = sql<Each>`unnest(${posted.earliest}::bigint[], ${posted.appIds}::text[], ${posted.clientMsgIds}::text[], ${posted.authorIds}::text[], ${posted.threads}::bigint[], ${posted.replierIds}::text[], ${posted.shown}::bigint[], ${posted.pinned}::bigint[], ${posted.rests}::text[]) with ordinality`;
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
    .columns([
      "channel_id",
      "ts",
      "app_id",
      "client_msg_id",
      "author_id",
      "thread_ts",
      "replier_id",
      "history_ts",
      "pinned",
      "version",
      "document",
    ])
    .expression((it) =>
      it
        .selectFrom([
          "channel",
          each.as<"each">(
            sql`each(earliest, app_id, client_msg_id, author_id, thread_ts, replier_id, shown, pinned, rest, place)`,
          ),
        ])
        .select([
          "channel.id",
          ts.as("ts"),
          "each.app_id",
          "each.client_msg_id",
          "each.author_id",
          "each.thread_ts",
          "each.replier_id",
          sql<number | null>`case when each.shown = 1 then ${ts} end`.as("history_ts"),
          "each.pinned",
          sql.lit(1).as("version"),
          sql`'{"ts":"' || ${printed} || '",' || each.rest`.as("document"),
        ]),
    )
    .returning("ts");
});

/** Pads a text with zeros. */
function padded(text: RawBuilder<unknown>, length: number): RawBuilder<string> {
  return sql<string>`lpad(${text}, greatest(${length}, length(${text})), '0')`;
}
