import { documents, type Id } from "@rollcall/service/store";
import {
  type AudienceArgs,
  audienceTables,
  insertDelivery,
  type ReceiverRow,
  selectReceivers,
} from "../sql/events/event-statements.js";
import { type EventWrites, eventWrites } from "../sql/events/event-writes.js";
import { toText } from "../sql/statements/document-text.js";
import { execute, rowsOf, type Steps } from "../sql/statements/steps.js";
import { createKnownSoFar } from "./known-so-far.js";
import type { SqliteConnection } from "./sqlite-connection.js";

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
      const receivers = audiences.get(key) ?? (yield* readReceivers(audience, key));
      const apps = new Map<Id, string>();
      for (const { app_id: appId, token, expires_ms: expiresMs } of receivers) {
        if (!apps.has(appId) && (expiresMs === null || expiresMs > event.atMs)) apps.set(appId, token);
      }
      if (apps.size === 0) return [];
      const { channelId } = audience;
      const document = toText(event);
      for (const [appId, token] of apps)
        yield* execute(insertDelivery, { appId, token, eventId: event.id, channelId, document });
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
