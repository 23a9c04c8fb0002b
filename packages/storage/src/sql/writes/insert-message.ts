import { documents, type InsertMessage, printTs, type Ts } from "@rollcall/service/store";
import { insertDocument, toRow } from "../statements/document-statements.js";
import { statement } from "../statements/statement.js";
import { execute, firstOf, type Steps } from "../statements/steps.js";

interface NextTs {
  readonly channelId: string;
  /** Microseconds. */
  readonly now: number;
  /** 1 if the channel may be archived, otherwise 0. */
  readonly maxArchived: 0 | 1;
}

const nextTs = statement(({ db }, { channelId, now, maxArchived }: NextTs) =>
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
    .where("archived", "<=", maxArchived)
    .returning("last_ts"),
);

/** Adds a message with the next `ts` of its channel; undefined if there is no such channel to post to. */
export function* insertMessage({ message, nowMs }: InsertMessage, whileOpen: boolean): Steps<Ts | undefined> {
  const { channelId } = message;
  const maxArchived = whileOpen ? 0 : 1;
  const next = yield* firstOf(nextTs, { channelId, now: Math.round(nowMs * 1000), maxArchived });
  if (next === undefined) return undefined;
  const ts = printTs(next.last_ts);
  yield* execute(insertDocument(documents.message), toRow(documents.message, { ...message, ts }));
  return ts;
}
