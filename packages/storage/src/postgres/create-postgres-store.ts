import type { Store } from "@rollcall/service/store";
import { Pool, type PoolConfig, types } from "pg";
import { createReaders } from "../sql/readers/create-readers.js";
import { statement } from "../sql/statement.js";
import { commitOn } from "./commit.js";
import { migrate } from "./migrate.js";
import { createPostgresConnection } from "./postgres-connection.js";
import { readAddress, toStorageError } from "./postgres-errors.js";
import { createPostgresLocks } from "./postgres-locks.js";
import { createPostgresRates } from "./postgres-rates.js";

/** Which PostgreSQL database a store uses. */
export type PostgresStoreOptions = (
  | {
      /** Such as `postgres://user:password@host:5432/database`. */
      readonly url: string;
    }
  | {
      /** Settings of the driver's pool, for whatever a URL cannot say. */
      readonly poolConfig: PoolConfig;
    }
) & {
  /** Told of each connection that was lost; the store opens another when it needs one. */
  readonly onConnectionLost?: (error: Error) => void;
};

const connectionTimeoutMillis = 5_000;
const bigintOid = 20;

const selectOne = statement(({ db }) => db.selectNoFrom((row) => row.lit(1).as("one")));

/**
 * A store in a PostgreSQL database, which any number of processes may share. Locks and rates are tables of it.
 * @throws StorageError where the database cannot be reached, or is of a newer version
 */
export async function createPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const config: PoolConfig = {
    connectionTimeoutMillis,
    keepAlive: true,
    ...("url" in options ? { connectionString: options.url } : options.poolConfig),
    types: { getTypeParser: (oid, format) => (oid === bigintOid ? Number : types.getTypeParser(oid, format)) },
  };
  const address = readAddress(config);
  const pool = new Pool(config);
  listenForLosses(pool, options.onConnectionLost);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw toStorageError(error, address);
  }
  return createStore(pool);
}

/** An error of a connection that nobody listens to would end the process, so that each is listened to from its start. */
function listenForLosses(pool: Pool, onConnectionLost: ((error: Error) => void) | undefined): void {
  pool.on("connect", (client) => client.on("error", (error) => onConnectionLost?.(error)));
  // The pool tells of an idle connection once more.
  pool.on("error", () => {});
}

function createStore(pool: Pool): Store {
  const connection = createPostgresConnection(pool);
  const running = new Set<Promise<unknown>>();
  let ending: Promise<void> | undefined;
  return {
    ...createReaders(connection),
    locks: createPostgresLocks(connection),
    rates: createPostgresRates(connection),
    async commit(batch) {
      if (ending !== undefined) throw new Error("The store is closed.");
      const committing = commitOn(connection, batch);
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
    close() {
      ending ??= Promise.allSettled(running).then(() => pool.end());
      return ending;
    },
  };
}
