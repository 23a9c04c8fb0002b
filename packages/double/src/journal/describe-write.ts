import {
  type AnyDocument,
  type DocumentReader,
  type DocumentSet,
  keyOf,
  nameOf,
  type Write,
} from "@rollcall/service/store";

/** A write as the journal shows it. */
export interface DescribedWrite {
  /** The write's name, such as `putUser` or `insertMessage`. */
  readonly kind: string;
  readonly id?: string;
  /** Reads the document before the write; absent if the journal does not show it. */
  readonly before?: (reader: DocumentReader) => Promise<object | undefined>;
  /** The document after the write, or the members that it adds or removes. */
  readonly after?: object;
}

/** Describes a write for the journal. For sets it shows only the added or removed members. */
export function describeWrite(write: Write, documents: DocumentSet): DescribedWrite {
  const kind = nameOf(write);
  switch (write.kind) {
    case "put": {
      const document = documentOf(documents, write.document);
      const key = keyOf(document, write.value);
      return {
        kind,
        ...idOf(document, key),
        after: redacted(document, write.value),
        before: readBefore(document, key),
      };
    }
    case "remove": {
      const document = documentOf(documents, write.document);
      return { kind, ...idOf(document, write.key), before: readBefore(document, write.key) };
    }
    case "insertMessage":
      return { kind, id: write.message.channelId, after: write.message };
    case "changeMessage": {
      const document = documentOf(documents, "message");
      const key = keyOf(document, write.message);
      return { kind, ...idOf(document, key), after: write.message, before: readBefore(document, key) };
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

function readBefore(document: AnyDocument, key: object): NonNullable<DescribedWrite["before"]> {
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
