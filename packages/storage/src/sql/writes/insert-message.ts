import { printTs, type Ts, type Write } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { blindly, firstOf, type Steps } from "../steps.js";
import type { MessageTable } from "../tables.js";
import { type NextTs, nextTs, toNextTs } from "./next-ts.js";

const giveTs = statement(({ db }, args: NextTs) => nextTs(db, args));

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
  const next = yield* firstOf(giveTs, toNextTs(write));
  if (next === undefined) return undefined;
  const { message } = write;
  const { channelId, appId, clientMsgId } = message;
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
