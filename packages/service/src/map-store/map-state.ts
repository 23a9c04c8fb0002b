import type { ChannelMembership } from "../model/channel-store.js";
import type { ServiceDocuments } from "../model/documents.js";
import type { ListAccess } from "../model/list.js";
import type { Message } from "../model/message.js";
import type { AnyDocument, DocOf, DocumentSet } from "../model/port/document.js";
import type { Delivery } from "../model/port/events.js";
import type { Activity } from "../model/reaction.js";
import type { Id } from "../values/ids.js";

/** Documents of each kind, by key. */
type MapDocuments = { readonly [Name in keyof ServiceDocuments]: Map<string, DocOf<ServiceDocuments[Name]>> };

/** A user that a connected group brought into a workspace. */
export interface ConnectedMember {
  readonly groupId: Id;
  readonly workspaceId: Id;
  readonly userId: Id;
}

/** The state of a channel for a member, and the member's place in the order of joining. */
interface MapMembership extends ChannelMembership {
  readonly place: number;
}

/** A delivery, and until when it is taken, as Unix time in milliseconds. */
interface MapDelivery {
  readonly delivery: Delivery;
  readonly heldMs: number;
}

/** State of a map store. */
export interface MapState {
  readonly documents: MapDocuments;
  readonly groupMembers: Map<Id, Set<Id>>;
  /** Users that connected groups brought into workspaces, by everything that makes one. */
  readonly connectedMembers: Map<string, ConnectedMember>;
  /** By channel, then by user. */
  readonly channelMembers: Map<Id, Map<Id, MapMembership>>;
  /** Place of the member who joined each channel last. */
  readonly lastPlaces: Map<Id, number>;
  /** By all properties of the event. */
  readonly messageEvents: Map<string, Activity>;
  /** By List, then by kind and ID of the subject. */
  readonly listAccess: Map<Id, Map<string, ListAccess>>;
  /** Events that apps have yet to receive, by their keys. */
  readonly deliveries: Map<string, MapDelivery>;
}

/** An empty state. */
export function emptyState(documents: DocumentSet): MapState {
  return {
    documents: mapDocuments(documents, () => new Map()),
    groupMembers: new Map(),
    connectedMembers: new Map(),
    channelMembers: new Map(),
    lastPlaces: new Map(),
    messageEvents: new Map(),
    listAccess: new Map(),
    deliveries: new Map(),
  };
}

/** A copy that can be changed without changing the original. Documents are never changed in place. */
export function copyState(state: MapState): MapState {
  return {
    documents: mapDocuments(state.documents, (name) => new Map(documentsOf(state, name))),
    groupMembers: copySets(state.groupMembers),
    connectedMembers: new Map(state.connectedMembers),
    channelMembers: new Map([...state.channelMembers].map(([id, members]) => [id, new Map(members)])),
    lastPlaces: new Map(state.lastPlaces),
    messageEvents: new Map(state.messageEvents),
    listAccess: new Map([...state.listAccess].map(([id, access]) => [id, new Map(access)])),
    deliveries: new Map(state.deliveries),
  };
}

/** Documents of any kind, by its name. */
export function documentsOf(state: MapState, name: string): Map<string, object> {
  const documents: Readonly<Record<string, Map<string, object>>> = state.documents;
  const found = documents[name];
  if (found === undefined) throw new Error(`The store has no documents named "${name}".`);
  return found;
}

/** A key as one text. */
export function toMapKey(key: object): string {
  return Object.values(key).join(" ");
}

/** Value of a document's column. */
export function cellOf(document: AnyDocument, column: string, value: object) {
  return document.columns[column]?.of(value) ?? null;
}

/** Messages of a channel, oldest first. */
export function messagesIn({ documents }: MapState, channelId: Id): readonly Message[] {
  return [...documents.message.values()].filter((message) => message.channelId === channelId);
}

function mapDocuments(names: object, make: (name: string) => Map<string, object>): MapDocuments {
  // The names are those of the set, and each map only contains documents of its name.
  return Object.fromEntries(Object.keys(names).map((name) => [name, make(name)])) as unknown as MapDocuments;
}

function copySets(sets: ReadonlyMap<Id, ReadonlySet<Id>>): Map<Id, Set<Id>> {
  return new Map([...sets].map(([id, members]) => [id, new Set(members)]));
}
