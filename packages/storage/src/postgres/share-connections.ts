import type { Pool, PoolClient } from "pg";

/** Maximum number of reads on one connection. Further ones of the turn take another connection. */
const maxReads = 4;

/** A connection that is lent to the reads of one turn of the event loop. */
interface SharedConnection {
  readonly client: Promise<PoolClient>;
  /** Number of reads that have started. */
  started: number;
  /** Number of reads that have not ended. */
  running: number;
  /** First error of a read, after which the connection is not used again. */
  failed?: Error;
}

/** Runs a read on a connection. */
type Lend = <Result>(read: (client: PoolClient) => Promise<Result>) => Promise<Result>;

/**
 * Lends connections of a pool to reads. Those that start in the same turn, before any other work of the process, share a
 * connection, which sends them at once: together they take one round trip.
 */
export function shareConnections(pool: Pool): Lend {
  let open: SharedConnection | undefined;

  const begin = (): SharedConnection => {
    const shared: SharedConnection = { client: pool.connect(), started: 0, running: 0 };
    open = shared;
    queueMicrotask(() => {
      if (open === shared) open = undefined;
    });
    return shared;
  };

  return async (read) => {
    const shared = open !== undefined && open.started < maxReads ? open : begin();
    shared.started += 1;
    shared.running += 1;
    const client = await shared.client;
    try {
      return await read(client);
    } catch (error) {
      shared.failed ??= error instanceof Error ? error : new Error("a read failed", { cause: error });
      throw error;
    } finally {
      shared.running -= 1;
      if (shared.running === 0) client.release(shared.failed);
    }
  };
}
