import {
  type Batch,
  draftsOf,
  type EventRead,
  type EventStamp,
  nameOfRead,
  readsOf,
  type StoredDraft,
  type StoredEvent,
  scopesOfEvent,
  toldWrites,
} from "@rollcall/service/store";
import type { Made } from "../commit/apply-write.js";
import { among } from "../statements/among.js";
import { selectDocument } from "../statements/document-statements.js";
import { parseDocument, toText } from "../statements/document-text.js";
import { textStatement } from "../statements/statement.js";
import { execute, firstOf, rowsOf, type Steps } from "../statements/steps.js";
import { insertDeliveries, insertEvent, selectSubscribers, selectTokensOfApps } from "./event-statements.js";

const channelMembersAmong = membersAmong("channel_members", "channel_id");
const groupMembersAmong = membersAmong("group_members", "group_id");

/** A commit whose events an app may receive. */
interface Telling {
  /** Tells those who would no longer see the events after the writes. To be run before them. */
  before(): Steps<void>;
  /** Tells everybody else. To be run after the writes. Returns the apps that receive them. */
  after(made: readonly Made[]): Steps<readonly string[]>;
}

/** Prepares to record the events of a commit; undefined if there is nothing to record. */
export type CreateTelling = (batch: Batch) => Telling | undefined;

/** Prepares to record the events of a commit; undefined if no app subscribes to anything that it may bring about. */
export function createTelling(batch: Batch, subscribed: ReadonlySet<string>): Telling | undefined {
  const { stamp, writes, byId, events = [] } = batch;
  if (stamp === undefined || subscribed.size === 0) return undefined;
  const told = toldWrites(writes, subscribed);
  if (told.length === 0 && events.length === 0) return undefined;
  const known = { writes, told, subscribed, read: new Map<string, unknown>(), atMs: stamp.atMs, byId };
  const recorder = createRecorder(stamp);
  return {
    *before() {
      for (const each of readsOf(told)) known.read.set(nameOfRead(each), yield* readNow(each));
      yield* recorder.record(draftsOf({ ...known, made: [] }).filter(({ isFarewell }) => isFarewell === true));
    },
    *after(made) {
      const drafts = draftsOf({ ...known, made }).filter(({ isFarewell }) => isFarewell !== true);
      yield* recorder.record([...drafts, ...events]);
      return recorder.apps();
    },
  };
}

function* readNow(read: EventRead): Steps<unknown> {
  switch (read.kind) {
    case "document": {
      const row = yield* firstOf(selectDocument(read.document), { ...read.key });
      return row === undefined ? undefined : parseDocument<object>(row.document);
    }
    case "members": {
      const { channelId: id, userIds } = read;
      return (yield* rowsOf(channelMembersAmong, { id, userIds })).map(({ user_id: memberId }) => memberId);
    }
    case "groupMembers": {
      const { groupId: id, userIds } = read;
      return (yield* rowsOf(groupMembersAmong, { id, userIds })).map(({ user_id: memberId }) => memberId);
    }
    case "subscribers":
      return (yield* rowsOf(selectSubscribers, read)).map(({ document }) => parseDocument<object>(document));
    case "tokens":
      return (yield* rowsOf(selectTokensOfApps, read)).map(({ document }) => parseDocument<object>(document));
  }
}

function membersAmong(table: string, column: string) {
  return textStatement<{ readonly id: string; readonly userIds: readonly string[] }, { readonly user_id: string }>(
    (dialect) => ({
      sql: `select user_id from ${table} where ${column} = ${dialect.mark(1)} and user_id ${among(dialect, 2)}`,
      names: ["id", "userIds"],
    }),
  );
}

/** Records events that an app receives. */
function createRecorder({ atMs, eventId: first }: EventStamp) {
  let recorded = 0;
  const apps = new Set<string>();
  function* record(drafts: readonly StoredDraft[]): Steps<void> {
    for (const { type, audience, isFarewell, isStated, facts } of drafts) {
      const { subscription, workspaceIds, channelId = "", isPublic, userId = "", appId = "" } = audience;
      const eventId = recorded === 0 ? first : `${first}${recorded.toString(36).toUpperCase()}`;
      const receivers = { subscription, workspaceIds, channelId, userId, appId, isPublic: isPublic === true ? 1 : 0 };
      const scopes = scopesOfEvent(audience);
      const needsScope = Math.sign(scopes.length);
      const told = yield* rowsOf(insertDeliveries, { ...receivers, scopes, needsScope, eventId, atMs });
      if (told.length === 0) continue;
      for (const { app_id: id } of told) apps.add(id);
      recorded += 1;
      const event: StoredEvent = {
        id: eventId,
        type,
        subscription,
        ...(scopes.length > 0 && { scopes }),
        workspaceIds,
        ...(channelId !== "" && { channelId }),
        atMs,
        ...(isFarewell === true && { isFarewell }),
        ...(isStated === true && { isStated }),
        facts,
      };
      yield* execute(insertEvent, { id: eventId, document: toText(event) });
    }
  }
  return { record, apps: () => [...apps].toSorted() };
}
