import {
  type Attempt,
  createDispatcher,
  createHttpSender,
  createSend,
  createSocketHub,
  createTargetPolicy,
  type HttpTarget,
  type LinePlace,
  type Outgoing,
  type Send,
  type SocketHub,
  type TargetPolicyOptions,
} from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
import type { Upgrade } from "@rollcall/server-adapters/node";
import { type AskApp, eventSubscriptions, type Ids, redeemTicket, socketLimits } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { createAsk } from "./create-ask.js";
import { createEventPort, type EventPortOptions } from "./event-port.js";
import { createEventLimit } from "./limit-events.js";
import { createSwitchOff } from "./switch-off.js";
import { type DeliveryCredentials, verifyAddress } from "./verify-address.js";
import { unverifiedUrl } from "./watch-deliveries.js";

/** The parts with which an attempt is sent, or not sent. */
export interface SendParts {
  /** Makes one attempt. */
  readonly send: Send;
  readonly clock: Pick<Clock, "sleep">;
  /** Ends the socket that the next envelope would use. Returns false if there is none. */
  readonly cut: (app: string) => Promise<boolean>;
  /** Aborts when nothing more is sent. */
  readonly signal: AbortSignal;
}

/** Wraps each attempt, and the exchanges of people's acts, which have no line. */
export type WrapSend = (parts: SendParts) => (outgoing: Outgoing, place?: LinePlace) => Promise<Attempt>;

/** Looks whether apps with sockets are still in Socket Mode. */
interface ModeWatch {
  /** Asks apps that are not to leave. */
  check(): Promise<void>;
  stop(): void;
}

interface Watched {
  readonly store: Pick<Store, "apps">;
  readonly hub: Pick<SocketHub, "apps" | "disable">;
  readonly onError: (error: unknown) => void;
}

/**
 * Interval between looks, in milliseconds of the machine's clock: any process may change an app, and a world can be
 * replaced.
 */
const lookMs = 10_000;

/** Looks at the modes of apps with sockets from time to time. */
function watchModes({ store, hub, onError }: Watched): ModeWatch {
  const check = async () => {
    for (const id of hub.apps()) {
      const app = await store.apps.get(id);
      const isOn = app !== undefined && !app.deleted && eventSubscriptions(app).delivery.kind === "socket";
      if (!isOn) hub.disable(id);
    }
  };
  const timer = setInterval(() => void check().catch(onError), lookMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

/** Options for sending deliveries. */
export interface DispatchOptions
  extends Pick<EventPortOptions, "siteNow" | "credentialsOf" | "workflowPrefix" | "watch" | "holdMs"> {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Addresses that deliveries may reach. */
  readonly targets: TargetPolicyOptions;
  /** Word in the names of headers. */
  readonly wireWord: string;
  /** Receives errors of the store. */
  readonly onError: (error: unknown) => void;
  /** Whether closing ends attempts in progress, which then are made again after the next start. Default: it awaits them. */
  readonly endsAtOnce?: boolean;
  /** Whether the subscriptions of apps are switched off whose attempts fail too often. Default: they stay on. */
  readonly switchesOff?: boolean;
  /** Whether the events of apps are limited now. Default: they are not. */
  readonly isLimited?: () => boolean;
  /** Maximum number of events that an app receives per hour and workspace. Default: 30,000. */
  readonly maxEventsPerHour?: number;
  /** Is called when an app opens or closes a socket. Default: nobody learns of it. */
  readonly onSockets?: () => void;
  /** Wraps each attempt. Default: no wrapping. */
  readonly wrapSend?: WrapSend;
  /** Interval at which to look for deliveries of other processes, in milliseconds. Default: never. */
  readonly pollMs?: number;
}

/** Sends what waits. */
export interface Dispatching {
  /** Looks for deliveries of the apps, or of all. */
  notify(appIds?: readonly string[]): void;
  /** Shakes hands with the addresses of apps that are not verified. */
  verify(appIds: readonly string[]): void;
  idle(): Promise<void>;
  /** Asks an app because of a person's act. */
  readonly ask: AskApp;
  /** Opens a socket for the app of a ticket. Returns false if the ticket is unknown, used or expired. */
  connect(ticket: string, upgrade: Upgrade): Promise<boolean>;
  /** Number of sockets that an app has open. */
  socketsOf(appId: string): number;
  /** Ends the sockets of apps. Opens no more. */
  closeSockets(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the dispatcher of a store. */
export function openDispatcher(options: DispatchOptions): Dispatching {
  const { store, clock, targets, wireWord, siteNow, onError, pollMs, endsAtOnce = false } = options;
  const limitEvents = createEventLimit(options);
  const counting = options.switchesOff === true ? { countFailures: createSwitchOff(options) } : {};
  const sender = createHttpSender({ policy: createTargetPolicy(targets), wireWord });
  const { sockets: maxConnections, lifetimeMs, debugLifetimeMs } = socketLimits;
  const hub = createSocketHub({
    ...{ clock, onError, maxConnections, lifetimeMs, debugLifetimeMs },
    host: new URL(siteNow().url).hostname,
    ...(options.onSockets && { onChange: options.onSockets }),
  });
  const ending = new AbortController();
  const plainSend = createSend({ http: sender.send, socket: hub.send });
  const parts = { send: plainSend, clock, cut: hub.cut, signal: ending.signal };
  const send = options.wrapSend?.(parts) ?? plainSend;
  const verifier = openVerifier({ ...options, send: sender.send });
  const modes = watchModes({ store, hub, onError });
  const dispatcher = createDispatcher({
    port: createEventPort({ ...options, limitEvents, ...counting, connectedApps: hub.apps }, sender.send),
    send,
    clock,
    onError,
    ...(pollMs !== undefined && { pollMs }),
  });
  const closeSockets = async () => {
    modes.stop();
    // Attempts in progress are finished first, unless the world ends with the server.
    if (hub.apps().length > 0 && !endsAtOnce) await dispatcher.close();
    await hub.close();
  };
  return {
    notify: dispatcher.notify,
    verify: verifier.verify,
    idle: async () => {
      await modes.check();
      await verifier.idle();
      await dispatcher.idle();
    },
    ask: createAsk({ ...options, send, signal: ending.signal }),
    connect: async (ticket, upgrade) => {
      const admission = await redeemTicket(store, ticket, clock.now().getTime());
      if (admission === undefined) return false;
      await hub.connect(admission, upgrade);
      // What waits for an app is sent as soon as the app connects.
      dispatcher.notify([admission.app]);
      return true;
    },
    socketsOf: hub.connections,
    closeSockets,
    async close() {
      ending.abort();
      if (endsAtOnce) sender.close();
      await verifier.idle();
      await closeSockets();
      await dispatcher.close();
      sender.close();
    },
  };
}

/** Verifies addresses as soon as apps get them. */
interface Verifier {
  verify(appIds: readonly string[]): void;
  /** Resolves when every address was asked. */
  idle(): Promise<void>;
}

interface VerifierOptions {
  readonly store: Store;
  readonly send: Send<HttpTarget>;
  readonly credentialsOf: (appId: string) => Promise<DeliveryCredentials | undefined>;
  readonly onError: (error: unknown) => void;
}

/** Opens what verifies the addresses of a store. One that fails is asked again before the next event. */
function openVerifier({ store, send, credentialsOf, onError }: VerifierOptions): Verifier {
  const running = new Set<Promise<void>>();
  const verifyOne = async (appId: string) => {
    const app = await store.apps.get(appId);
    const url = app && unverifiedUrl(app);
    if (app === undefined || url === undefined) return;
    await verifyAddress(app, url, { store, send, credentials: (await credentialsOf(appId)) ?? {} });
  };
  return {
    verify(appIds) {
      for (const appId of appIds) {
        const one: Promise<void> = verifyOne(appId)
          .catch(onError)
          .finally(() => running.delete(one));
        running.add(one);
      }
    },
    idle: async () => {
      await Promise.all(running);
    },
  };
}
