import { type Batch, type Committed, printTs, type Write } from "@rollcall/service/store";
import { sql } from "kysely";
import { toText } from "../sql/documents.js";
import { statement } from "../sql/statement.js";
import { type NextTs, nextTs, toNextTs } from "../sql/writes/next-ts.js";
import type { PostgresConnection } from "./postgres-connection.js";

type InsertMessage = Extract<Write, { kind: "insertMessage" }>;

interface Posted extends NextTs {
  readonly appId: string | null;
  readonly clientMsgId: string | null;
  /** The document from its second character on, whose first member will be `ts`. */
  readonly rest: string;
}

/** As `printTs` prints it. */
const printed = sql<string>`to_char(last_ts / 1000000, 'FM9999990000000000') || '.' || to_char(last_ts % 1000000, 'FM000000')`;

const post = statement(({ db }, { channelId, now, mostArchived, appId, clientMsgId, rest }: Posted) =>
  db
    .with("next", (it) => nextTs(it, { channelId, now, mostArchived }))
    .insertInto("messages")
    .columns(["channel_id", "ts", "app_id", "client_msg_id", "document"])
    .expression((it) =>
      it
        .selectFrom("next")
        .select([
          sql`${channelId}::text`.as("channel_id"),
          "last_ts",
          sql`${appId}::text`.as("app_id"),
          sql`${clientMsgId}::text`.as("client_msg_id"),
          sql`'{"ts":"' || ${printed} || '",' || ${rest}::text`.as("document"),
        ]),
    )
    .returning("ts"),
);

/** The message, where it is all that a batch is about. */
export function onlyMessage({ expect, writes }: Batch): InsertMessage | undefined {
  const [first, ...others] = writes;
  return expect.length === 0 && others.length === 0 && first?.kind === "insertMessage" ? first : undefined;
}

/**
 * Adds one message in one statement, so that the row of its channel, which all its messages take turns for, is locked no
 * longer than the database takes to write it.
 */
export async function postMessage(connection: PostgresConnection, write: InsertMessage): Promise<Committed> {
  const { message } = write;
  const { channelId, appId = null, clientMsgId = null } = message;
  const args: Posted = { ...toNextTs(write), appId, clientMsgId, rest: toText(message).slice(1) };
  const [row] = await connection.rows(post, args);
  if (row === undefined) return { ok: false, failed: { kind: "openChannel", id: channelId } };
  return { ok: true, messages: [{ channelId, ts: printTs(row.ts) }] };
}
