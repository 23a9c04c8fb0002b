import type { Connection } from "./open-connection.js";

/** The connections of apps. */
export interface Roster {
  add(connection: Connection): void;
  /** Takes a connection out of use. */
  remove(connection: Connection): void;
  count(app: string): number;
  of(app: string): readonly Connection[];
  apps(): readonly string[];
  /**
   * Returns a usable connection of an app, in turn. If the last one was lost a moment ago, it waits for the next one until
   * the signal aborts. Undefined if there is none.
   */
  pick(app: string, signal: AbortSignal): Promise<Connection | undefined>;
  /** From now on, nobody waits for a connection. */
  close(): void;
}

interface AppConnections {
  readonly inUse: readonly Connection[];
  readonly turn: number;
}

const none: AppConnections = { inUse: [], turn: 0 };

/** Creates an empty roster. `graceMs`: time on the machine's clock in which an app is expected to connect again. */
export function createRoster(graceMs: number): Roster {
  const apps = new Map<string, AppConnections>();
  const lostAtMs = new Map<string, number>();
  const arrivals = new Map<string, Set<() => void>>();
  let isClosed = false;
  const set = (app: string, inUse: readonly Connection[], turn: number) => {
    if (inUse.length === 0) apps.delete(app);
    else apps.set(app, { inUse, turn });
  };
  const noteLoss = (app: string) => {
    const nowMs = performance.now();
    for (const [each, atMs] of lostAtMs) if (nowMs - atMs > graceMs) lostAtMs.delete(each);
    lostAtMs.set(app, nowMs);
  };
  const usable = (app: string): Connection | undefined => {
    const { inUse, turn } = apps.get(app) ?? none;
    const inTurn = [...inUse.slice(turn), ...inUse.slice(0, turn)];
    const found = inTurn.find((each) => each.isUsable());
    if (found !== undefined) set(app, inUse, (inUse.indexOf(found) + 1) % inUse.length);
    return found;
  };
  const arrival = (app: string, signal: AbortSignal): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = arrivals.get(app) ?? new Set();
    arrivals.set(app, waiting.add(resolve));
    signal.addEventListener("abort", () => {
      waiting.delete(resolve);
      if (waiting.size === 0 && arrivals.get(app) === waiting) arrivals.delete(app);
      resolve();
    });
    return promise;
  };
  return {
    add: (connection) => {
      const { app } = connection;
      const { inUse, turn } = apps.get(app) ?? none;
      set(app, [...inUse, connection], turn);
      for (const resolve of arrivals.get(app) ?? []) resolve();
      arrivals.delete(app);
    },
    remove: (connection) => {
      const { inUse } = apps.get(connection.app) ?? none;
      if (!inUse.includes(connection)) return;
      noteLoss(connection.app);
      set(
        connection.app,
        inUse.filter((each) => each !== connection),
        0,
      );
    },
    count: (app) => (apps.get(app) ?? none).inUse.length,
    of: (app) => (apps.get(app) ?? none).inUse,
    apps: () => [...apps.keys()],
    pick: async (app, signal) => {
      const found = usable(app);
      const isExpected = performance.now() - (lostAtMs.get(app) ?? Number.NEGATIVE_INFINITY) < graceMs;
      if (found !== undefined || !isExpected || isClosed || signal.aborted) return found;
      await arrival(app, signal);
      return usable(app);
    },
    close: () => {
      isClosed = true;
      for (const waiting of arrivals.values()) for (const resolve of waiting) resolve();
      arrivals.clear();
    },
  };
}
