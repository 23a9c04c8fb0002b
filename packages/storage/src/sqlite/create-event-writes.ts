import { documents, type Id } from "@rollcall/service/store";
import {
  type AudienceArgs,
  audienceTables,
  nextPlace,
  type ReceiverRow,
  selectReceivers,
} from "../sql/events/event-statements.js";
import { type EventWrites, eventWrites } from "../sql/events/event-writes.js";
import { toText } from "../sql/statements/document-statements.js";
import { sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import { execute, rowsOf, type Steps } from "../sql/statements/steps.js";
import type { SqliteConnection } from "./sqlite-connection.js";

interface Receivers {
  /** JSON of a list of pairs of an app and its token. */
  readonly receivers: string;
  readonly eventId: Id;
  readonly channelId: Id;
  readonly document: string;
}

/** Adds a delivery for each of several apps. */
const insertDeliveries = statement<Receivers>(
  (arg) => sql`insert into deliveries (app_id, due_ms, place, event_id, line, token, held_ms, attempts, document)
    select each.value ->> 0, 0, ${nextPlace(sql`each.value ->> 0`)}, ${arg.eventId}, ${arg.channelId},
      each.value ->> 1, 0, 0, ${arg.document} from json_each(${arg.receivers}) as each`,
);

/** Values by key that hold as long as nothing of what they were read from changes. */
interface KnownSoFar<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

const maxValues = 1_000;

/**
 * Creates a memory of what was read in transactions.
 * @param changes number of changes of what the values are read from; undefined if nobody knows
 */
function createKnownSoFar<Value>(changes: () => number | undefined): KnownSoFar<Value> {
  const known = new Map<string, Value>();
  let knownAt: number | undefined;
  return {
    get(key) {
      const now = changes();
      if (now === undefined || now !== knownAt) known.clear();
      knownAt = now;
      return known.get(key);
    },
    set(key, value) {
      if (known.size >= maxValues) known.clear();
      known.set(key, value);
    },
  };
}

/**
 * Creates what records events, and remembers which apps receive what, and the channels: reading them takes longer than
 * everything else that a commit does for an event.
 */
export function createEventWrites({
  changesOf,
  documentChangesOf,
}: Pick<SqliteConnection, "changesOf" | "documentChangesOf">): EventWrites {
  const audiences = createKnownSoFar<readonly ReceiverRow[]>(() => changesOf(audienceTables));
  const channels = createKnownSoFar<object>(() => documentChangesOf(documents.channel.table));
  function* readReceivers(audience: AudienceArgs, key: string): Steps<readonly ReceiverRow[]> {
    const found = yield* rowsOf(selectReceivers, audience);
    // Who sees a file changes with each message that shares it.
    if (audience.fileId === "") audiences.set(key, found);
    return found;
  }
  return {
    *deliver({ audience, event }) {
      const key = Object.values(audience).join(" ");
      const found = audiences.get(key) ?? (yield* readReceivers(audience, key));
      const apps = new Map<Id, string>();
      for (const { app_id: appId, token, expires_ms: expiresMs } of found) {
        if (!apps.has(appId) && (expiresMs === null || expiresMs > event.atMs)) apps.set(appId, token);
      }
      if (apps.size === 0) return [];
      const { channelId } = audience;
      const document = toText(event);
      const receivers = JSON.stringify([...apps]);
      yield* execute(insertDeliveries, { receivers, eventId: event.id, channelId, document });
      return [...apps.keys()];
    },
    *find(document, key) {
      if (document.name !== documents.channel.name) return yield* eventWrites.find(document, key);
      const id = Object.values(key).join();
      const known = channels.get(id);
      if (known !== undefined) return known;
      const found = yield* eventWrites.find(document, key);
      if (found !== undefined) channels.set(id, found);
      return found;
    },
  };
}
