import type { Pool, PoolClient } from "pg";

/** Maximum number of reads on one connection. Further ones of the turn take another connection. */
const maxReads = 4;

/** A connection that is lent to the reads of a turn. */
interface Turn {
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
export function createTurns(pool: Pool): Lend {
  let open: Turn | undefined;

  const begin = (): Turn => {
    const turn: Turn = { client: pool.connect(), started: 0, running: 0 };
    open = turn;
    queueMicrotask(() => {
      if (open === turn) open = undefined;
    });
    return turn;
  };

  return async (read) => {
    const turn = open !== undefined && open.started < maxReads ? open : begin();
    turn.started += 1;
    turn.running += 1;
    const client = await turn.client;
    try {
      return await read(client);
    } catch (error) {
      turn.failed ??= error instanceof Error ? error : new Error("a read failed", { cause: error });
      throw error;
    } finally {
      turn.running -= 1;
      if (turn.running === 0) client.release(turn.failed);
    }
  };
}
