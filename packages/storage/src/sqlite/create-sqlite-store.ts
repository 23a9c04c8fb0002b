import { createMemoryLocks, createMemoryRates, type MemoryRates, type Store } from "@rollcall/service/store";
import { createReaders } from "../sql/readers/create-readers.js";
import { statement } from "../sql/statement.js";
import { createCommitQueue, type SqliteTransaction } from "./commit-queue.js";
import { restoreImage } from "./image/restore-image.js";
import { takeImage } from "./image/take-image.js";
import { type OpenSqlite, openSqlite, openSqliteImage } from "./open-sqlite.js";
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
      /** What the database begins with, as `image` gave it; absent means empty. */
      readonly image?: Uint8Array;
    }
) & {
  /** Told of each transaction, for diagnostics. */
  readonly onTransaction?: (transaction: SqliteTransaction) => void;
};

/** A store whose whole database can be taken as bytes, and put back. */
export interface SqliteStore extends Store {
  readonly rates: MemoryRates;
  /** Everything that has been committed, as the bytes of a database file. */
  image(): Uint8Array;
  /**
   * Replaces everything by what an image holds, all or nothing; budgets of calls are full again.
   * @throws StorageError where the image is no database of the present version
   */
  restore(image: Uint8Array): void;
}

const selectOne = statement(({ db }) => db.selectNoFrom((row) => row.lit(1).as("one")));

/**
 * A store in one SQLite database, which this process owns until the store is closed. An acknowledged commit survives a
 * crash and power loss; concurrent commits share one sync. Locks and rates are in memory.
 * @throws StorageError where the database cannot be opened
 */
export function createSqliteStore(options: SqliteStoreOptions): SqliteStore {
  const { db, close } = open(options);
  const connection = createSqliteConnection(db);
  const rates = createMemoryRates();
  const queue = createCommitQueue(db, connection, (transaction) => options.onTransaction?.(transaction));
  return {
    ...createReaders(connection),
    locks: createMemoryLocks(),
    rates,
    commit: async (batch) => {
      if (!db.open) throw new Error("The store is closed.");
      return queue.commit(batch);
    },
    ready: () =>
      connection.rows(selectOne, {}).then(
        () => true,
        () => false,
      ),
    image() {
      queue.drain();
      return takeImage(db);
    },
    restore(image) {
      queue.drain();
      restoreImage(db, image);
      rates.clear();
    },
    async close() {
      queue.drain();
      close();
    },
  };
}

function open(options: SqliteStoreOptions): OpenSqlite {
  if ("file" in options) return openSqlite(options.file);
  return options.image === undefined ? openSqlite(undefined) : openSqliteImage(options.image);
}
