import type { Store } from "@rollcall/service/store";
import { Pool, type PoolClient } from "pg";
import { createReaders } from "../sql/readers/create-readers.js";
import { statement } from "../sql/statement.js";
import { createCommit } from "./commit.js";
import { migrate } from "./migrate.js";
import { type PostgresAddress, toPoolConfig } from "./pool-config.js";
import { createPostgresConnection } from "./postgres-connection.js";
import { readAddress, toStorageError } from "./postgres-errors.js";
import { createPostgresLocks } from "./postgres-locks.js";
import { createPostgresRates } from "./postgres-rates.js";

/** Which PostgreSQL database a store uses. */
export type PostgresStoreOptions = PostgresAddress & {
  /** Told of each connection that was lost; the store opens another when it needs one. */
  readonly onConnectionLost?: (error: Error) => void;
};

const selectOne = statement(({ db }) => db.selectNoFrom((row) => row.lit(1).as("one")));

/** The connections of a store. */
export interface PoolUse {
  readonly total: number;
  readonly idle: number;
  /** Statements and transactions that wait for one. */
  readonly waiting: number;
}

/** A store that tells of its connections. */
export interface PostgresStore extends Store {
  readonly poolUse: () => PoolUse;
}

/**
 * A store in a PostgreSQL database, which any number of processes may share. Locks and rates are tables of it.
 * @throws StorageError where the database cannot be reached, or is of a newer version
 */
export async function createPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  const config = toPoolConfig(options);
  const address = readAddress(config);
  const pool = new Pool(config);
  listenForLosses(pool, options.onConnectionLost);
  try {
    await withConnection(pool, migrate);
  } catch (error) {
    await pool.end();
    throw toStorageError(error, address);
  }
  return createStore(pool);
}

async function withConnection(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** An error of a connection that nobody listens to would end the process, so that each is listened to from its start. */
function listenForLosses(pool: Pool, onConnectionLost: ((error: Error) => void) | undefined): void {
  pool.on("connect", (client) => client.on("error", (error) => onConnectionLost?.(error)));
  // The pool tells of an idle connection once more.
  pool.on("error", () => {});
}

function createStore(pool: Pool): PostgresStore {
  const connection = createPostgresConnection(pool);
  const commit = createCommit(connection);
  const running = new Set<Promise<unknown>>();
  let ending: Promise<void> | undefined;
  return {
    ...createReaders(connection),
    locks: createPostgresLocks(connection),
    rates: createPostgresRates(connection),
    async commit(batch) {
      if (ending !== undefined) throw new Error("The store is closed.");
      const committing = commit(batch);
      running.add(committing);
      try {
        return await committing;
      } finally {
        running.delete(committing);
      }
    },
    ready: () =>
      connection.rows(selectOne, {}).then(
        () => true,
        () => false,
      ),
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close() {
      ending ??= Promise.allSettled(running).then(() => pool.end());
      return ending;
    },
  };
}
