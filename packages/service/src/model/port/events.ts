import type { Id } from "../../values/ids.js";

/** The receivers of an event. Every condition that is given must hold. */
export interface StoredAudience {
  /** Name that manifests subscribe to the event by, such as `message.channels`. */
  readonly subscription: string;
  /** Workspaces, or an organization, of which the app must be installed in one. */
  readonly workspaceIds: readonly Id[];
  /** Conversation that the token's user or bot must see. */
  readonly channelId?: Id;
  /** Kind of that conversation, which decides about the scope. */
  readonly kind?: string;
  /** File that the token's user or bot must see: its own, or one that is shared in one of its conversations. */
  readonly fileId?: Id;
  /** Whether full members see the conversation or the file without being members of a conversation. Default: they do not. */
  readonly isPublic?: boolean;
  /** The user or bot whose token it must be. */
  readonly userId?: Id;
  /** The only app. It receives the event of its own end with a token that is over by then. */
  readonly appId?: Id;
  /** Scopes of which a token needs one. Default: those of the service's own event. */
  readonly scopes?: readonly string[];
  /** Whether tokens of either kind receive it, since it is about the app itself. Default: as the service's own event. */
  readonly isAboutApp?: boolean;
}

/** An event of a commit, before anybody is known to receive it. */
export interface StoredDraft {
  /** Type of the delivered event, such as `message`. */
  readonly type: string;
  readonly audience: StoredAudience;
  /** Whether those receive it who would have before the writes, because the writes take that away. */
  readonly isFarewell?: true;
  /** The facts that its payload is written from, as of the commit. */
  readonly facts: object;
  /** Whether a caller has stated the payload, which then is the facts. */
  readonly isStated?: true;
}

/** When a commit happens and how its events are numbered. Without it, a commit brings about no events. */
export interface EventStamp {
  /** Unix time in milliseconds. */
  readonly atMs: number;
  /** ID of the first event of the commit. Those of further ones continue it. */
  readonly eventId: Id;
}

/** An event for an app, waiting to be sent. */
export interface Delivery {
  readonly appId: Id;
  /** When the attempt is due, as Unix time in milliseconds; 0 for the first one. */
  readonly dueMs: number;
  /** Place among the app's events. */
  readonly place: number;
  readonly eventId: Id;
  /** Conversation, whose events an app receives in order; empty for others. */
  readonly line: string;
  /** Hash of the token through which the app receives the event. */
  readonly tokenHash: string;
  /** Present if an attempt has failed. */
  readonly retry?: Pick<Retry, "num" | "reason">;
  readonly event: StoredEvent;
}

/** An event as stored, from which payloads are written. */
export interface StoredEvent {
  readonly id: Id;
  readonly type: string;
  readonly subscription: string;
  /** Scopes of which a token needs one to receive it. Default: none. */
  readonly scopes?: readonly string[];
  /** Present if the event is about the app itself, and none of the service's own. */
  readonly isAboutApp?: true;
  readonly workspaceIds: readonly Id[];
  readonly channelId?: Id;
  /** Unix time in milliseconds. */
  readonly atMs: number;
  /** When someone asked to send it again, as Unix time in milliseconds. Its lateness counts from then. */
  readonly resentMs?: number;
  /** Whether the receivers lose access by the commit itself, so that it is not asked for when the event is sent. */
  readonly isFarewell?: true;
  /** Whether the facts are the payload, as a caller has stated it. Default: the payload is written from them. */
  readonly isStated?: true;
  readonly facts: object;
}

/** The reason why the last attempt failed, and the number of the next one, starting at 1. */
interface Retry {
  readonly num: number;
  readonly reason: string;
  /** Unix time in milliseconds. */
  readonly dueMs: number;
}

/** A delivery, by its key, which changes with the next attempt. */
export type DeliveryKey = Pick<Delivery, "appId" | "dueMs" | "place" | "eventId">;

/** A delivery after an attempt. Without another one, it ends. */
export interface SettledDelivery extends DeliveryKey {
  readonly retry?: Retry;
}

/** Which deliveries to take. */
export interface DeliveryTake {
  readonly nowMs: number;
  readonly limit: number;
  /** Apps of which none is wanted. */
  readonly except: readonly Id[];
  /** Time after which a taken delivery is due again, unless it is settled before. */
  readonly holdMs: number;
  /**
   * Apps that have sockets of this process. Of several processes, one with sockets of an app takes its deliveries.
   * Default: none.
   */
  readonly sockets?: readonly Id[];
}

/** A page of receivers, in the order of their places. */
export interface ReceiverSlice {
  /** Place of the last one of the page before. Empty for the first page. */
  readonly after: string;
  readonly limit: number;
  /** Tokens that have expired by then receive nothing. Unix time in milliseconds. */
  readonly nowMs: number;
}

/** A bot or user through whose token an app sees an event, once for each installation. */
export interface EventReceiver {
  readonly place: string;
  /** Hash of one of its tokens. */
  readonly tokenHash: string;
}

/** Events of a store, and their deliveries. They are not part of the world: no copy of it has them. */
export interface EventPort {
  /** Names of the events that apps subscribe to, as far as this process knows without reading. */
  subscribed(): ReadonlySet<string>;
  /** Reads those names again, if another process may have changed them. Every look-up of a caller does so as well. */
  refresh(): Promise<void>;
  /** Finds the bots and users through which apps receive an event. Bots come first. */
  receivers(audience: StoredAudience, slice: ReceiverSlice): Promise<readonly EventReceiver[]>;
  /**
   * Takes deliveries that are due, by app: the first attempts in the order of the commits, then retries. Of several
   * processes that share a database, one at a time takes those of an app.
   */
  take(options: DeliveryTake): Promise<readonly Delivery[]>;
  /** Ends deliveries, or plans their next attempts. */
  settle(settled: readonly SettledDelivery[]): Promise<void>;
  /** Makes deliveries due again that were taken and not attempted. */
  release(keys: readonly DeliveryKey[], nowMs: number): Promise<void>;
  /** Makes deliveries due, as if no attempt had been made. Those that have ended begin again, after all others. */
  resend(deliveries: readonly Delivery[], nowMs: number): Promise<void>;
  /** Deliveries that have not ended, by event and app. */
  waiting(limit: number): Promise<readonly Delivery[]>;
  /** When the next attempt is due, as Unix time in milliseconds; undefined if nothing waits. */
  nextDue(): Promise<number | undefined>;
}

/** Key of a delivery. */
export function deliveryKeyOf({ appId, dueMs, place, eventId }: Delivery): DeliveryKey {
  return { appId, dueMs, place, eventId };
}
