import { documents, type InsertMessage, printTs, type Ts } from "@rollcall/service/store";
import { insertShares } from "../files/file-statements.js";
import { compiled } from "../statements/compiled.js";
import { insertDocument, toRow } from "../statements/document-statements.js";
import { execute, firstOf, type Steps } from "../statements/steps.js";

const nextTs = compiled("channels.nextTs");

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
