import { type Message, termsOf } from "@rollcall/service/store";
import { parseDocument } from "../statements/document-text.js";
import type { Reading } from "../statements/reading.js";
import { execute, firstOf, rowsOf, type Steps } from "../statements/steps.js";
import {
  type ChangedRow,
  claim,
  deleteTerms,
  forgetChange,
  insertTerms,
  putPlace,
  selectAfter,
  selectBehind,
  selectChanges,
  selectPlace,
} from "./index-statements.js";

/** Messages of one transaction, so that other calls do not wait long. */
const messagesAtOnce = 500;

/** A channel with messages that have no terms yet. */
interface Behind {
  readonly id: string;
  /** Microseconds. */
  readonly last_ts: number;
}

/**
 * Gives terms to the messages of a workspace that have none, and again to changed ones. Several stores of one database
 * take turns.
 */
export async function indexMessages(reading: Reading, workspaceId: string): Promise<void> {
  while ((await reading.rows(selectChanges, { limit: 1 })).length > 0) await runChunk(reading, indexChanges);
  let behind: readonly Behind[] = await reading.rows(selectBehind, { workspaceId });
  while (behind.length > 0) {
    const [channels, done] = [behind, new Set<string>()];
    await runChunk(reading, () => indexChannels(channels, done));
    behind = behind.filter(({ id }) => !done.has(id));
  }
}

/** Runs a transaction after other work of the process. */
async function runChunk(reading: Reading, steps: () => Steps<void>): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await reading.keep(steps);
}

function* indexChanges(): Steps<void> {
  yield* execute(claim, {});
  const rows = yield* rowsOf(selectChanges, { limit: messagesAtOnce });
  for (const row of rows) yield* indexAgain(row);
}

function* indexAgain({ channel_id: channelId, ts, version, document }: ChangedRow): Steps<void> {
  yield* execute(forgetChange, { channelId, ts, version });
  if (document === null) return;
  yield* execute(deleteTerms, { channelId, ts });
  yield* insert({ channelId, ts, document });
}

/**
 * Continues with channels until enough messages have terms.
 * @param done collects the channels that are finished
 */
function* indexChannels(channels: readonly Behind[], done: Set<string>): Steps<void> {
  yield* execute(claim, {});
  let limit = messagesAtOnce;
  for (const { id: channelId, last_ts: lastTs } of channels) {
    const { ts: from } = (yield* firstOf(selectPlace, { channelId })) ?? { ts: 0 };
    const rows = yield* rowsOf(selectAfter, { channelId, ts: from, limit });
    for (const { ts, document } of rows) yield* insert({ channelId, ts, document });
    const isFinished = rows.length < limit;
    const reached = Math.max(from, rows.at(-1)?.ts ?? 0, isFinished ? lastTs : 0);
    if (reached > from) yield* execute(putPlace, { channelId, ts: reached });
    if (!isFinished) return;
    done.add(channelId);
    limit -= rows.length;
  }
}

function* insert(row: { readonly channelId: string; readonly ts: number; readonly document: string }): Steps<void> {
  const { channelId, ts, document } = row;
  const terms = termsOf(parseDocument<Message>(document));
  if (terms.length > 0) yield* execute(insertTerms, { channelId, ts, terms });
}
