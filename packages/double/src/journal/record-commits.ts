import {
  type AnyDocument,
  type DocumentReader,
  type DocumentSet,
  keyOf,
  nameOf,
  type Store,
  type Write,
} from "@rollcall/service/store";
import { type Change, currentExchange } from "../exchange.js";
import { type World, WorldReplaced } from "../worlds/world.js";
import { fitBudget } from "./kept.js";
import type { Budget } from "./redact.js";

/** A write as the journal shows it. */
interface DescribedWrite {
  /** The write's name, such as `putUser` or `insertMessage`. */
  readonly kind: string;
  readonly id?: string;
  /** Reads the document before the write; absent if the journal does not show it. */
  readonly before?: (reader: DocumentReader) => Promise<object | undefined>;
  /** The document after the write, or the members that it adds or removes. */
  readonly after?: object;
}

/** Describes a write for the journal. For sets it shows only the added or removed members. */
function describeWrite(write: Write, documents: DocumentSet): DescribedWrite {
  const kind = nameOf(write);
  switch (write.kind) {
    case "put": {
      const document = documentOf(documents, write.document);
      const key = keyOf(document, write.value);
      return {
        kind,
        ...idOf(document, key),
        after: redacted(document, write.value),
        before: beforeReader(document, key),
      };
    }
    case "remove": {
      const document = documentOf(documents, write.document);
      return { kind, ...idOf(document, write.key), before: beforeReader(document, write.key) };
    }
    case "insertMessage":
      return { kind, id: write.message.channelId, after: write.message };
    case "changeMessage": {
      const document = documentOf(documents, "message");
      const key = keyOf(document, write.message);
      return { kind, ...idOf(document, key), after: write.message, before: beforeReader(document, key) };
    }
    case "recordActivity":
      return { kind, after: { activity: write.activity } };
    case "removeReaction": {
      const { channelId, ts, userId, name } = write;
      return { kind, id: `${channelId} ${ts}`, after: { userId, name } };
    }
    case "removeListExports":
      return { kind, id: write.listId, after: { before: write.before } };
    case "addGroupMembers":
    case "removeGroupMembers":
      return { kind, id: write.groupId, after: { userIds: write.userIds } };
    case "clearGroupMembers":
      return { kind, id: write.groupId };
    case "connectMembers":
      return { kind, id: write.groupId, after: { workspaceIds: write.workspaceIds, userIds: write.userIds } };
    case "disconnectGroup":
      return { kind, id: write.groupId, after: { workspaceId: write.workspaceId } };
    case "revokeInstallations":
      return { kind, id: write.appId, after: { targetIds: write.targetIds } };
    case "revokeUserTokens":
    case "leaveChannels":
      return { kind, id: write.userId };
    case "addChannelMembers":
    case "removeChannelMembers":
      return { kind, id: write.channelId, after: { userIds: write.userIds } };
    case "changeMembership": {
      const { kind: _, channelId, ...after } = write;
      return { kind, id: channelId, after };
    }
    case "openForMembers":
      return { kind, id: write.channelId };
    case "grantListAccess":
      return { kind, id: write.listId, after: { access: write.access } };
    case "revokeListAccess":
      return { kind, id: write.listId, after: { subjects: write.subjects } };
  }
}

function documentOf(documents: DocumentSet, name: string): AnyDocument {
  const found = documents[name];
  if (found === undefined) throw new Error(`The store keeps no documents named "${name}".`);
  return found;
}

function beforeReader(document: AnyDocument, key: object): NonNullable<DescribedWrite["before"]> {
  return async (reader) => {
    const before: object | undefined = await reader.get(document, { ...key });
    return before && redacted(document, before);
  };
}

/** The key as one text; absent if it is secret. */
function idOf({ key: columns, secret }: AnyDocument, key: object): { readonly id?: string } {
  if (columns.some((column) => secret.includes(column))) return {};
  return { id: columns.map((column) => String(Reflect.get(key, column))).join(" ") };
}

/** The document without its secrets. */
function redacted({ secret }: AnyDocument, value: object): object {
  const hidden = secret.filter((name) => name in value).map((name) => [name, "[redacted]"]);
  return hidden.length === 0 ? value : { ...value, ...Object.fromEntries(hidden) };
}

/**
 * Wraps the store of a world: reports every commit to `onCommit`, and adds its changes to the current exchange. An
 * exchange that began before its world was replaced cannot commit.
 */
export function recordCommits(
  world: Pick<World, "delivery" | "era">,
  documents: DocumentSet,
  onCommit: (kind: string) => void,
): Store {
  const { store } = world.delivery;
  return {
    ...store,
    commit: async (batch) => {
      const exchange = currentExchange();
      const described = exchange === undefined ? [] : batch.writes.map((write) => describeWrite(write, documents));
      const before = described.some(isRead) ? await readBefore(described, store) : [];
      if (exchange !== undefined && exchange.era !== world.era) throw new WorldReplaced();
      const committed = await store.commit(batch);
      const [first] = batch.writes;
      if (!committed.ok || first === undefined) return committed;
      onCommit(nameOf(first));
      if (exchange === undefined) return committed;
      const changes = described.map((write, index) => toChange(write, before[index], exchange));
      exchange.changes = exchange.changes.length === 0 ? changes : [...exchange.changes, ...changes];
      return committed;
    },
  };
}

/** Wraps the store for work outside of exchanges: reports every commit to `onCommit`. */
export function watchCommits(store: Store, onCommit: (kind: string) => void): Store {
  return {
    ...store,
    commit: async (batch) => {
      const committed = await store.commit(batch);
      const [first] = batch.writes;
      if (committed.ok && first !== undefined) onCommit(nameOf(first));
      return committed;
    },
  };
}

function isRead({ before }: DescribedWrite): boolean {
  return before !== undefined;
}

function readBefore(described: readonly DescribedWrite[], reader: DocumentReader) {
  return Promise.all(described.map(({ before }) => before?.(reader)));
}

function toChange({ kind, id, after }: DescribedWrite, before: object | undefined, budget: Budget): Change {
  return { kind, id, before: before && fitBudget(before, budget), after: after && fitBudget(after, budget) };
}
