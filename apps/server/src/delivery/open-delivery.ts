import type { Clock } from "@rollcall/scim-core";
import type { Upgrade } from "@rollcall/server-adapters/node";
import { type AskApp, stampCommits } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { Dispatching, DispatchOptions } from "./open-dispatcher.js";
import { type Sockets, unverifiedUrl } from "./watch-deliveries.js";

/** Sends the events of a store to apps. */
export interface EventDelivery extends Sockets {
  /** The store whose commits bring about events. */
  readonly store: Store;
  /** Looks for due deliveries of the apps, or of all. */
  notify(appIds?: readonly string[]): void;
  /** Resolves when everything that is due now was attempted. */
  idle(): Promise<void>;
  /** Number of sockets that an app has open in this process. */
  socketsOf(appId: string): Promise<number>;
  /** Asks an app because of a person's act. */
  readonly ask: AskApp;
  /** Takes nothing more, and finishes attempts in progress. */
  close(): Promise<void>;
}

/** Dependencies of {@link openDelivery}. */
interface DeliveryOptions extends DispatchOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Interval at which to look for deliveries that other processes have left, in milliseconds. Default: only now. */
  readonly lookEveryMs?: number;
}

/** Opens the delivery of a store. What sends is loaded when there is something to send. */
export function openDelivery(options: DeliveryOptions): EventDelivery {
  let dispatching: Promise<Dispatching> | undefined;
  const open = async () => {
    const { openDispatcher } = await import("./open-dispatcher.js");
    return openDispatcher(options);
  };
  const whenOpen = (use: (dispatcher: Dispatching) => void) => {
    dispatching ??= open();
    dispatching.then(use, options.onError);
  };
  const notify = (appIds?: readonly string[]) => whenOpen((dispatcher) => dispatcher.notify(appIds));
  /** Apps with events of commits that are being answered. */
  const published: string[] = [];
  // The answer of a commit is written first, and the events of several commits are looked for together.
  const notifySoon = (appIds: readonly string[]) => {
    dispatching ??= open();
    if (published.length === 0) setImmediate(() => notify([...new Set(published.splice(0))]));
    published.push(...appIds);
  };
  const verify = (appIds: readonly string[]) => whenOpen((dispatcher) => dispatcher.verify(appIds));
  const stopping = new AbortController();
  const looking = lookForWaiting(options, stopping.signal).then((isWaiting) => isWaiting && notify(), options.onError);
  return {
    store: watchAddresses(
      stampCommits(options.store, { clock: options.clock, ids: options.ids, onPublished: notifySoon }),
      verify,
    ),
    notify,
    idle: async () => (await dispatching)?.idle(),
    ask: async (appId, question) => {
      dispatching ??= open();
      return (await dispatching).ask(appId, question);
    },
    connect: async (ticket: string, upgrade: Upgrade) => {
      dispatching ??= open();
      return (await dispatching).connect(ticket, upgrade);
    },
    socketsOf: async (appId) => (await dispatching)?.socketsOf(appId) ?? 0,
    closeSockets: async () => (await dispatching)?.closeSockets(),
    close: async () => {
      stopping.abort();
      await looking;
      await (await dispatching)?.close();
    },
  };
}

/** Looks for deliveries that an earlier run or another process has left. Returns whether there are any. */
async function lookForWaiting({ store, clock, lookEveryMs, onError }: DeliveryOptions, signal: AbortSignal) {
  while (!signal.aborted) {
    const dueMs = await store.events.nextDue().catch(onError);
    if (dueMs !== undefined) return true;
    if (lookEveryMs === undefined) return false;
    await clock.sleep(lookEveryMs, signal).catch(() => undefined);
  }
  return false;
}

/**
 * Notices the apps that get an address for events which is not verified.
 * @param onUnverified is called after the commit, with the identifiers of the apps
 */
function watchAddresses<S extends Pick<Store, "commit">>(
  store: S,
  onUnverified: (appIds: readonly string[]) => void,
): S {
  const commit: Store["commit"] = (batch) => {
    const ids = batch.writes.flatMap((write) =>
      write.kind === "put" && write.document === "app" && unverifiedUrl(write.value) !== undefined
        ? [write.value.id]
        : [],
    );
    if (ids.length === 0) return store.commit(batch);
    return store.commit(batch).then((committed) => {
      if (committed.ok) onUnverified(ids);
      return committed;
    });
  };
  return { ...store, commit };
}
