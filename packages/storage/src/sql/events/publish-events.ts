import {
  type Batch,
  draftsOf,
  type EventRead,
  type EventStamp,
  farewellsOf,
  nameOfRead,
  publishedWrites,
  readsOf,
  type StoredDraft,
  type StoredEvent,
} from "@rollcall/service/store";
import type { Made } from "../commit/apply-write.js";
import { parseDocument } from "../statements/document-statements.js";
import { among, type Fragment, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { rowsOf, type Steps, together } from "../statements/steps.js";
import { selectSubscribers, selectTokensOfApps, toAudienceArgs } from "./event-statements.js";
import type { EventWrites } from "./event-writes.js";

const channelMembersAmong = membersAmong(sql`channel_members`, sql`channel_id`);
const groupMembersAmong = membersAmong(sql`group_members`, sql`group_id`);

/** Records the events of a commit. */
export interface Publisher {
  /**
   * Records the events that their receivers no longer see after the writes. To be run before them.
   * @param locks statements to send before its own. Default: none
   */
  before(locks?: readonly Steps<unknown>[]): Steps<void>;
  /** Records all other events. To be run after the writes. Returns the apps that receive them. */
  after(made: readonly Made[]): Steps<readonly string[]>;
}

/** Prepares to record the events of a commit; undefined if there is nothing to record. */
export type CreatePublisher = (batch: Batch) => Publisher | undefined;

/** Dependencies of recording events. */
interface PublisherOptions {
  /** Names of the events that apps subscribe to. */
  readonly subscribed: ReadonlySet<string>;
  readonly eventWrites: EventWrites;
}

/** Prepares to record the events of a commit; undefined if no app subscribes to anything that it may bring about. */
export function createPublisher(batch: Batch, { subscribed, eventWrites }: PublisherOptions): Publisher | undefined {
  const { stamp, writes, byId, events = [] } = batch;
  if (stamp === undefined || subscribed.size === 0) return undefined;
  const published = publishedWrites(writes, subscribed);
  if (published.length === 0 && events.length === 0) return undefined;
  const known = { writes, published, subscribed, read: new Map<string, unknown>(), atMs: stamp.atMs, byId };
  const recorder = createRecorder(stamp, eventWrites);
  return {
    *before(locks = []) {
      const reads = readsOf(published, subscribed);
      const found = yield* together([...locks, ...reads.map((each) => readNow(each, eventWrites))]);
      for (const [at, each] of reads.entries()) known.read.set(nameOfRead(each), found[locks.length + at]);
      const farewells = farewellsOf(known);
      if (farewells.length > 0) yield* recorder.record(farewells);
    },
    *after(made) {
      yield* recorder.record([...draftsOf({ ...known, made }), ...events], true);
      return recorder.apps();
    },
  };
}

function* readNow(read: EventRead, { find }: EventWrites): Steps<unknown> {
  switch (read.kind) {
    case "document":
      return yield* find(read.document, read.key);
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

function membersAmong(table: Fragment, column: Fragment) {
  return statement<{ readonly id: string; readonly userIds: readonly string[] }, { readonly user_id: string }>(
    (arg) => sql`select user_id from ${table} where ${column} = ${arg.id} and user_id ${among(arg.userIds)}`,
  );
}

/** Records events that an app receives. */
function createRecorder({ atMs, eventId: first }: EventStamp, { deliver }: EventWrites) {
  let recorded = 0;
  const apps = new Set<string>();
  /** @param isEnd whether the commit has no step after the last one */
  function* record(drafts: readonly StoredDraft[], isEnd = false): Steps<void> {
    for (const [at, { type, audience, isFarewell, isStated, facts }] of drafts.entries()) {
      const args = toAudienceArgs(audience);
      const { subscription, scopes, workspaceIds, channelId } = args;
      const event: StoredEvent = {
        id: recorded === 0 ? first : `${first}${recorded.toString(36).toUpperCase()}`,
        type,
        subscription,
        ...(scopes.length > 0 && { scopes }),
        ...(audience.isAboutApp === true && { isAboutApp: true }),
        workspaceIds,
        ...(channelId !== "" && { channelId }),
        atMs,
        ...(isFarewell === true && { isFarewell }),
        ...(isStated === true && { isStated }),
        facts,
      };
      const isLast = isEnd && at === drafts.length - 1;
      const receivers = yield* deliver({ audience: args, event, ...(isLast && { isLast }) });
      for (const id of receivers) apps.add(id);
      recorded += Math.sign(receivers.length);
    }
  }
  return { record, apps: () => [...apps].toSorted() };
}
