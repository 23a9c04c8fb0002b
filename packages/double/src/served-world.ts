import type { ScimCode } from "@rollcall/api/scim";
import type { Clock, ScimMiddleware } from "@rollcall/scim-core";
import type { Upgrade } from "@rollcall/server-adapters/node";
import type {
  AskApp,
  AskedDelivery,
  DuePlan,
  Ephemerals,
  Ids,
  RateMode,
  ScimCaller,
  WebapiCaller,
} from "@rollcall/service";
import type { Delivery, Store } from "@rollcall/service/store";
import type { MethodMiddleware } from "@rollcall/webapi-core";
import type { Guard } from "./guard/guard.js";
import type { RequestLog } from "./request-log.js";

/** Everything the service of one world is created from. */
export interface ServedWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ephemerals: Ephemerals;
  /** Hash of the token that a token of a repeated call is used in place of. Undefined for tokens of clients. */
  readonly repeatedHash: (token: string) => string | undefined;
  /** Base of the addresses of hooks, without a trailing slash. */
  readonly hooksUrl: string;
  /** Begins client identifiers and tokens of the world; empty for the first. */
  readonly worldPrefix: string;
  /** Lets only the operator of the double through to mounts on which a caller can be any person. */
  readonly admitOperator: Guard["admitOperator"];
  /** Learns of what calls schedule. */
  readonly due: DuePlan;
  readonly rateMode: RateMode;
  /** Middleware outside of the service's own, the first outermost. */
  readonly scimMiddleware: readonly ScimMiddleware<ScimCaller, ScimCode>[];
  /** Middleware outside of the service's own, the first outermost. */
  readonly webapiMiddleware: readonly MethodMiddleware<WebapiCaller>[];
  readonly requestLog: RequestLog;
}

/** One attempt to deliver an event. */
export interface DeliveryAttempt {
  readonly ok: boolean;
  readonly request: {
    /** Last address, after redirects; `socket:` and the app for a socket. */
    readonly url: string;
    readonly redirects: readonly string[];
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
  /** Absent if none arrived. */
  readonly answer?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly isCut: boolean;
  };
  /** Duration on the machine's clock, in milliseconds. */
  readonly durationMs: number;
  /** Identifier of the fault that was applied to it. */
  readonly fault?: string;
}

/** An attempt that failed. */
interface FailedDeliveryAttempt extends DeliveryAttempt {
  /** Word for the failure, such as `http_timeout`. */
  readonly reason: string;
  /** The failure, in one sentence. */
  readonly detail: string;
}

/** The outcome of an attempt for its delivery, and its side effects. */
export type DeliveryEnd = DeliveryResult & {
  /** Whether the app receives too many events. */
  readonly isRateLimited?: true;
  /** Whether the subscriptions of the app were switched off. */
  readonly isSwitchedOff?: true;
};

type DeliveryResult =
  | { readonly kind: "delivered"; readonly attempt: DeliveryAttempt }
  /** `at`: when the next attempt is due. */
  | { readonly kind: "retry"; readonly attempt: FailedDeliveryAttempt; readonly at: Date }
  /** `reason`: why no other attempt follows, in one sentence. */
  | { readonly kind: "given_up"; readonly attempt: FailedDeliveryAttempt; readonly reason: string }
  /** Nothing was sent, because the app may not receive it any more. */
  | { readonly kind: "withdrawn"; readonly reason?: string };

/** The delivery: an event of the store, or the exchange of a person's act, which is made once. */
export type WatchedDelivery = Delivery | AskedDelivery;

/** Is called before each attempt, and calls the returned function after it. */
export type WatchDelivery = (delivery: WatchedDelivery) => (end: DeliveryEnd) => void;

/** Sockets of apps. */
export interface Sockets {
  /** Opens a socket for the app of a ticket. Returns false if the ticket is unknown, used or expired. */
  connect(ticket: string, upgrade: Upgrade): Promise<boolean>;
  /** Asks all apps to leave, and ends their sockets. Opens no more. */
  closeSockets(): Promise<void>;
}

/** Sends the events of a world to apps. */
export interface EventDelivery extends Sockets {
  /** The store whose commits bring about events. */
  readonly store: Store;
  /** Looks for due deliveries of the apps. */
  notify(appIds: readonly string[]): void;
  /** Resolves when everything that is due now was attempted. */
  idle(): Promise<void>;
  /** Number of sockets that an app has open. */
  socketsOf(appId: string): Promise<number>;
  /** Asks an app because of a person's act. */
  readonly ask: AskApp;
  /** Takes nothing more, and finishes attempts in progress. */
  close(): Promise<void>;
}
