import { printTs, type Ts, type Write } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { blindly, firstOf, type Steps } from "../steps.js";
import type { MessageTable } from "../tables.js";

interface NextTs {
  readonly channelId: string;
  /** Microseconds. */
  readonly now: number;
  /** 1 where the channel may be archived, or else 0. */
  readonly mostArchived: 0 | 1;
}

const nextTs = statement(({ db }, { channelId, now, mostArchived }: NextTs) =>
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
    .where("archived", "<=", mostArchived)
    .returning("last_ts"),
);

const insertRow = statement(({ db }, row: MessageTable) =>
  db.insertInto("messages").values({
    channel_id: row.channel_id,
    ts: row.ts,
    app_id: row.app_id,
    client_msg_id: row.client_msg_id,
    document: row.document,
  }),
);

/** Adds a message with the next `ts` of its channel; gives undefined where there is no such channel to post to. */
export function* insertMessage(write: Extract<Write, { kind: "insertMessage" }>): Steps<Ts | undefined> {
  const { message, nowMs, whileOpen } = write;
  const { channelId, appId, clientMsgId } = message;
  const mostArchived = whileOpen === true ? 0 : 1;
  const next = yield* firstOf(nextTs, { channelId, now: Math.round(nowMs * 1000), mostArchived });
  if (next === undefined) return undefined;
  const ts = printTs(next.last_ts);
  yield* blindly(insertRow, {
    channel_id: channelId,
    ts: next.last_ts,
    app_id: appId ?? null,
    client_msg_id: clientMsgId ?? null,
    document: toText({ ...message, ts }),
  });
  return ts;
}
