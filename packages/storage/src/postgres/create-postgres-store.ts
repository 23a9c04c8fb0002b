import {
  answerTo,
  type DocumentSet,
  type Store,
  StoreUnavailable,
  documents as serviceDocuments,
} from "@rollcall/service/store";
import { Pool, type PoolClient } from "pg";
import { createPostgresContents } from "../contents/postgres-contents.js";
import { putFiller, selectOne } from "../sql/filler.js";
import { createDocumentReader, createReaders } from "../sql/readers/create-readers.js";
import { createWriteHealth } from "../write-health.js";
import { createCommit } from "./commit.js";
import { finishRefills } from "./finish-refills.js";
import { migrate } from "./migrate.js";
import { type PostgresAddress, toPoolConfig } from "./pool-config.js";
import { createPostgresLocks } from "./ports/postgres-locks.js";
import { createPostgresSockets } from "./ports/postgres-sockets.js";
import { createPostgresConnection } from "./postgres-connection.js";
import { readAddress, toStorageError } from "./postgres-errors.js";
import { createPostgresEvents } from "./postgres-events.js";
import { createPostgresRates } from "./postgres-rates.js";
import { retryTransaction } from "./retry.js";
import type { StatementNaming } from "./step-runner.js";

/** The PostgreSQL database of a store. */
export type PostgresStoreOptions = PostgresAddress & {
  /** Documents that the store keeps. Default: those of the service. */
  readonly documents?: DocumentSet;
  /**
   * The naming of statements. `named`: prepared once on each connection. `unnamed`: with their texts each time, which takes more
   * time of the database, for a pooler in transaction mode without named statements. Default: `named`.
   */
  readonly statements?: StatementNaming;
  /** Receives the error of each lost connection. The store opens another one when it needs it. */
  readonly onConnectionLost?: (error: Error) => void;
};

/** Use of a store's connection pool. */
export interface PoolUse {
  readonly total: number;
  readonly idle: number;
  /** Number of statements and transactions that wait for a connection. Reads that share one count once. */
  readonly waiting: number;
}

/** A store that reports its use of connections. */
export interface PostgresStore extends Store {
  readonly poolUse: () => PoolUse;
}

/**
 * Opens a store in a PostgreSQL database, which any number of processes may share. Locks and rates are tables of it.
 * @throws StorageError if the database cannot be reached or was written by a newer version
 */
export async function createPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  const { documents = serviceDocuments, statements = "named" } = options;
  const config = toPoolConfig(options);
  const address = readAddress(config);
  const pool = new Pool(config);
  listenForLosses(pool, options.onConnectionLost);
  try {
    await withConnection(pool, (client) => migrate(client, documents));
    await finishRefills(createPostgresConnection(pool, statements), documents);
  } catch (error) {
    await pool.end();
    throw toStorageError(error, address);
  }
  return createStore(pool, { documents, statements });
}

async function withConnection(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** An unhandled error of a connection would end the process, so each connection gets a listener when it opens. */
function listenForLosses(pool: Pool, onConnectionLost: ((error: Error) => void) | undefined): void {
  pool.on("connect", (client) => client.on("error", (error) => onConnectionLost?.(error)));
  // The pool reports errors of idle connections a second time.
  pool.on("error", () => {});
}

interface StoreParts {
  readonly documents: DocumentSet;
  readonly statements: StatementNaming;
}

function createStore(pool: Pool, { documents, statements }: StoreParts): PostgresStore {
  const connection = createPostgresConnection(pool, statements);
  const events = createPostgresEvents(connection);
  const commit = createCommit(connection, { documents, subscribed: events.subscribed });
  const health = createWriteHealth({
    ask: () => connection.rows(selectOne, {}),
    // A rolled-back write is sufficient to test the database.
    probe: (size) =>
      retryTransaction(
        connection,
        () => putFiller(size),
        () => false,
      ),
  });
  const running = new Set<Promise<unknown>>();
  let ending: Promise<void> | undefined;
  return {
    ...createReaders(connection, { onSubscriptions: events.seen }),
    ...createDocumentReader(connection),
    locks: createPostgresLocks(connection),
    rates: createPostgresRates(connection),
    events,
    sockets: createPostgresSockets(connection),
    contents: createPostgresContents(connection),
    async commit(batch) {
      if (ending !== undefined) throw new Error("The store is closed.");
      const committing = commit(batch);
      running.add(committing);
      try {
        const committed = await committing;
        if (committed.ok) health.wrote();
        return answerTo(batch, committed);
      } catch (error) {
        if (error instanceof StoreUnavailable) health.failed();
        throw error;
      } finally {
        running.delete(committing);
      }
    },
    ready: () => health.check(),
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close() {
      ending ??= Promise.allSettled(running).then(() => pool.end());
      return ending;
    },
  };
}
