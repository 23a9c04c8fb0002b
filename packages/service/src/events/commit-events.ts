import type { App } from "../model/app.js";
import type { Channel } from "../model/channel.js";
import { documents } from "../model/documents.js";
import type { CommitView, EventDraft, EventRead, FarewellDraft } from "../model/event-draft.js";
import type { AnyDocument } from "../model/port/document.js";
import { nameOf, type Write } from "../model/store.js";
import type { Token } from "../model/token.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import { eventSourceOf } from "./event-tables.js";

/** Writes of a batch that may bring about an event that an app subscribes to. */
export function publishedWrites(writes: readonly Write[], subscribed: ReadonlySet<string>): readonly Write[] {
  return writes.filter((write) => eventSourceOf(nameOf(write))?.subscriptions.some((name) => subscribed.has(name)));
}

/** The reads that must come before the writes, to make their events. */
export function readsOf(published: readonly Write[], subscribed: ReadonlySet<string>): readonly EventRead[] {
  const isWanted = (subscription: string) => subscribed.has(subscription);
  const reads = published.flatMap((write) => eventSourceOf(nameOf(write))?.reads(write, isWanted) ?? []);
  if (reads.length < 2) return reads;
  return [...new Map(reads.map((read) => [nameOfRead(read), read])).values()];
}

/** Name of something that is read before the writes. */
export function nameOfRead(read: EventRead): string {
  switch (read.kind) {
    case "document":
      return nameOfDocument(read.document, read.key);
    case "members":
      return `members ${read.channelId}`;
    case "groupMembers":
      return `groupMembers ${read.groupId}`;
    case "subscribers":
      return `subscribers ${read.subscription}`;
    case "tokens":
      return `tokens ${read.appId} ${read.userId}`;
  }
}

/** A commit before its writes. */
interface Known {
  readonly writes: readonly Write[];
  readonly published: readonly Write[];
  readonly subscribed: ReadonlySet<string>;
  /** The results of the reads before the writes, by `nameOfRead`: documents, and IDs of members. */
  readonly read: ReadonlyMap<string, unknown>;
  readonly atMs: number;
  readonly byId: Id | undefined;
}

/** A commit after its writes. */
interface Done extends Known {
  /** `ts` of the inserted messages, in order. */
  readonly made: readonly { readonly ts: Ts }[];
}

/** The events of a commit that apps subscribe to and do not see any more after its writes. */
export function farewellsOf(known: Known): readonly FarewellDraft[] {
  const { published, subscribed } = known;
  const parting = published.filter((write) => eventSourceOf(nameOf(write))?.farewells !== undefined);
  if (parting.length === 0) return [];
  const view = toView({ ...known, made: [] });
  return parting
    .flatMap((write) => eventSourceOf(nameOf(write))?.farewells?.(write, view) ?? [])
    .filter(({ audience }) => subscribed.has(audience.subscription));
}

/** The other events of a commit that apps subscribe to. */
export function draftsOf(done: Done): readonly EventDraft[] {
  const { published, subscribed } = done;
  const view = toView(done);
  return published
    .flatMap((write) => eventSourceOf(nameOf(write))?.drafts(write, view) ?? [])
    .filter(({ audience }) => subscribed.has(audience.subscription));
}

function toView({ writes, subscribed, read, made, atMs, byId }: Done): CommitView {
  const inserted: readonly Write[] = writes.filter(({ kind }) => kind === "insertMessage");
  // What was read under a name has the type of that name.
  const listOf = <T>(name: string) => (read.get(name) as readonly T[] | undefined) ?? [];
  const among = (name: string, ids: readonly Id[]) => listOf<Id>(name).filter((id) => ids.includes(id));
  return {
    atMs,
    byId,
    isWanted: (subscription) => subscribed.has(subscription),
    // What was read under the name of a document is that document.
    before: (document, key) => read.get(nameOfDocument(document, key)) as never,
    // A document is put with its own values.
    puts: ({ name }) => writes.flatMap((it) => (it.kind === "put" && it.document === name ? [it.value] : [])) as never,
    membersBefore: (channelId, ids) => among(`members ${channelId}`, ids),
    groupMembersBefore: (groupId, ids) => among(`groupMembers ${groupId}`, ids),
    subscribers: (subscription) => listOf<App>(`subscribers ${subscription}`),
    tokensBefore: ({ appId, userId }) => listOf<Token>(`tokens ${appId} ${userId}`),
    channel: (id) =>
      channelPutBy(writes, id) ?? (read.get(nameOfDocument(documents.channel, { id })) as Channel | undefined),
    tsOf: (write) => made[inserted.indexOf(write)]?.ts ?? "",
  };
}

function channelPutBy(writes: readonly Write[], id: Id): Channel | undefined {
  for (const write of writes.toReversed()) {
    if (write.kind === "put" && write.document === "channel" && write.value.id === id) return write.value;
  }
  return undefined;
}

function nameOfDocument({ name }: AnyDocument, key: object): string {
  return `${name} ${Object.values(key).join(" ")}`;
}
