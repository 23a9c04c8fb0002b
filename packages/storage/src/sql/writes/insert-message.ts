import { documents, type InsertMessage, printTs, type Ts } from "@rollcall/service/store";
import { insertShares } from "../files/file-statements.js";
import { insertDocument, toRow } from "../statements/document-statements.js";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { execute, firstOf, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";

/** Counts a message, and takes the next `ts` of its channel. */
const nextTs = statement<
  { readonly channelId: string; readonly now: number; readonly maxArchived: 0 | 1 },
  Columns<"channels", "last_ts">
>(
  (arg) => sql`update channels
    set last_ts = case when last_ts >= ${arg.now} then last_ts + 1 else cast(${arg.now} as bigint) end, message_count = message_count + 1
    where id = ${arg.channelId} and archived <= ${arg.maxArchived} returning last_ts`,
);

/** Adds a message with the next `ts` of its channel; undefined if there is no such channel to post to. */
export function* insertMessage({ message, nowMs }: InsertMessage, whileOpen: boolean): Steps<Ts | undefined> {
  const { channelId } = message;
  const maxArchived = whileOpen ? 0 : 1;
  const next = yield* firstOf(nextTs, { channelId, now: Math.round(nowMs * 1000), maxArchived });
  if (next === undefined) return undefined;
  const ts = printTs(next.last_ts);
  yield* execute(insertDocument(documents.message), toRow(documents.message, { ...message, ts }));
  const { fileIds = [] } = message;
  if (fileIds.length > 0) yield* execute(insertShares, { channelId, ts: next.last_ts, fileIds });
  return ts;
}
