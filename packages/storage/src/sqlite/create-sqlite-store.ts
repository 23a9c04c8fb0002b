import { createMemoryLocks, createMemoryRates, type Store } from "@rollcall/service/store";
import { createReaders } from "../sql/readers/create-readers.js";
import { statement } from "../sql/statement.js";
import { createCommitQueue, type SqliteTransaction } from "./commit-queue.js";
import { openSqlite } from "./open-sqlite.js";
import { createSqliteConnection } from "./sqlite-connection.js";

/** Where a SQLite store keeps its database. */
export type SqliteStoreOptions = (
  | {
      /** Path of the database file; it and its folder are made where they are absent. */
      readonly file: string;
    }
  | {
      /** The database is in memory and ends with the store. */
      readonly memory: true;
    }
) & {
  /** Told of each transaction, for diagnostics. */
  readonly onTransaction?: (transaction: SqliteTransaction) => void;
};

const selectOne = statement(({ db }) => db.selectNoFrom((row) => row.lit(1).as("one")));

/**
 * A store in one SQLite database, which this process owns until the store is closed. An acknowledged commit survives a
 * crash and power loss; concurrent commits share one sync. Locks and rates are in memory.
 * @throws StorageError where the database cannot be opened
 */
export function createSqliteStore(options: SqliteStoreOptions): Store {
  const { db, close } = openSqlite("file" in options ? options.file : undefined);
  const connection = createSqliteConnection(db);
  const queue = createCommitQueue(db, connection, (transaction) => options.onTransaction?.(transaction));
  return {
    ...createReaders(connection),
    locks: createMemoryLocks(),
    rates: createMemoryRates(),
    commit: async (batch) => {
      if (!db.open) throw new Error("The store is closed.");
      return queue.commit(batch);
    },
    ready: () =>
      connection.rows(selectOne, {}).then(
        () => true,
        () => false,
      ),
    async close() {
      queue.drain();
      close();
    },
  };
}
