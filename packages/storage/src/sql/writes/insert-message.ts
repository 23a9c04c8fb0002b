import { type MessageDraft, printTs, type Ts } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { blindly, firstOf, type Steps } from "../steps.js";
import type { MessageTable } from "../tables.js";

const nextTs = statement(({ db }, { channelId, now }: { readonly channelId: string; readonly now: number }) =>
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

/** Adds a message with the next `ts` of its channel; gives undefined where there is no such channel. */
export function* insertMessage(message: MessageDraft, nowMs: number): Steps<Ts | undefined> {
  const { channelId, appId, clientMsgId } = message;
  const next = yield* firstOf(nextTs, { channelId, now: Math.round(nowMs * 1000) });
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
