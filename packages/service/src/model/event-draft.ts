import { eventSubscriptions, subscriptionsOfType } from "../values/default-events.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import type { App } from "./app.js";
import type { Channel, ChannelKind } from "./channel.js";
import type { ServiceDocuments } from "./documents.js";
import type { InsertMessage } from "./message-store.js";
import type { AnyDocument, DocOf, KeyOf } from "./port/document.js";
import type { StoredAudience, StoredDraft } from "./port/events.js";
import type { Token } from "./token.js";

/** The receivers of an event. Every condition that is given must hold. */
export interface Audience extends StoredAudience {
  readonly kind?: ChannelKind;
}

interface Draft extends Omit<StoredDraft, "isFarewell"> {
  readonly audience: Audience;
}

/** An event that a commit brings about, before anybody is known to receive it. */
export interface EventDraft extends Draft {
  readonly isFarewell?: never;
}

/** An event for those who would have received it before the writes, because the writes take that away. */
export interface FarewellDraft extends Draft {
  readonly isFarewell: true;
}

/** Something to read before the writes of a commit. */
export type EventRead =
  | { readonly kind: "document"; readonly document: AnyDocument; readonly key: object }
  /** Those of the users who are members of the channel. */
  | { readonly kind: "members"; readonly channelId: Id; readonly userIds: readonly Id[] }
  /** Those of the users who are members of the group. */
  | { readonly kind: "groupMembers"; readonly groupId: Id; readonly userIds: readonly Id[] }
  /** Apps that subscribe to an event. */
  | { readonly kind: "subscribers"; readonly subscription: string }
  /** Tokens, not revoked, of the apps that have one of the token's app, or one of the user. */
  | { readonly kind: "tokens"; readonly appId: Id; readonly userId: Id };

/** A document of the service. */
type ServiceDocument = ServiceDocuments[keyof ServiceDocuments];

/** A commit, as the makers of its events see it. */
export interface CommitView {
  /** Unix time of the commit in milliseconds. */
  readonly atMs: number;
  /** User or bot that acts, if the batch names one. */
  readonly byId: Id | undefined;
  /** Whether an app subscribes to an event. Drafts of others need not be made. */
  isWanted(subscription: string): boolean;
  /** A document as it was before the writes, if it was asked for. */
  before<D extends ServiceDocument>(document: D, key: KeyOf<D>): DocOf<D> | undefined;
  /** Values of a document that the commit writes, in the order of its writes. */
  puts<D extends ServiceDocument>(document: D): readonly DocOf<D>[];
  /** Those of the users who were members of the channel before the writes. */
  membersBefore(channelId: Id, userIds: readonly Id[]): readonly Id[];
  /** Those of the users who were members of the group before the writes. */
  groupMembersBefore(groupId: Id, userIds: readonly Id[]): readonly Id[];
  /** Apps that subscribe to an event, if they were asked for. */
  subscribers(subscription: string): readonly App[];
  /** Tokens before the writes, if they were asked for. */
  tokensBefore(read: { readonly appId: Id; readonly userId: Id }): readonly Token[];
  /** A channel as it is after the writes, if it was asked for. */
  channel(id: Id): Channel | undefined;
  /** `ts` of the message that the write inserted. */
  tsOf(write: InsertMessage): Ts;
}

type Subscription = (typeof eventSubscriptions)[number];

/** Scopes of which a token needs one to receive an event; empty if it needs none. */
export function scopesOfEvent({ subscription, kind, scopes }: StoredAudience): readonly string[] {
  if (scopes !== undefined) return scopes;
  return formFor(byName.get(subscription) ?? [], kind)?.scopes ?? [];
}

/** Name by which apps subscribe to an event about a conversation; undefined if no conversation of the kind has such events. */
export function subscriptionFor(type: string, kind: ChannelKind): string | undefined {
  return formFor(subscriptionsOfType(type), kind)?.name;
}

function formFor(forms: readonly Subscription[], kind: string | undefined): Subscription | undefined {
  const counted = kind === "session" ? "private" : kind;
  return forms.find((each) => each.kind === undefined || each.kind === counted);
}

const byName = Map.groupBy(eventSubscriptions, ({ name }) => name);
