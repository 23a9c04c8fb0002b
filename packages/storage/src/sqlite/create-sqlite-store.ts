import { DatabaseSync } from "node:sqlite";
import {
  answerTo,
  type ContentPort,
  createMemoryContents,
  createMemoryLocks,
  createMemoryRates,
  createMemorySockets,
  type DocumentSet,
  type MemoryRates,
  type Store,
  StoreUnavailable,
  documents as serviceDocuments,
} from "@rollcall/service/store";
import { contentFolder, maxContentBytes } from "../contents/content-parts.js";
import { createLazyPublisher } from "../sql/events/lazy-publisher.js";
import { putFiller, removeFiller, selectOne } from "../sql/filler.js";
import { createDocumentReader, createReaders } from "../sql/readers/create-readers.js";
import { StorageError } from "../storage-error.js";
import { createWriteHealth } from "../write-health.js";
import { createCommitQueue, type SqliteTransaction } from "./commit-queue.js";
import { createImageHistory, type ImageHistory } from "./image/image-history.js";
import { checkImage, takeImage } from "./image/open-image.js";
import { forgetPassing, restoreImage } from "./image/restore-image.js";
import { type OpenSqlite, openSqlite, openSqliteImage } from "./open-sqlite.js";
import { createSqliteConnection } from "./sqlite-connection.js";
import { isDamage } from "./sqlite-errors.js";
import { createSqliteEvents } from "./sqlite-events.js";

/** Contents in a folder. What reads and writes it is loaded when it is first used, since most processes have no files. */
export function createLateContents(folder: string): ContentPort {
  let contents: ContentPort | undefined;
  const load = async () => {
    const { createFolderContents } = await import("../contents/folder-contents.js");
    contents ??= createFolderContents(folder);
    return contents;
  };
  return {
    maxBytes: maxContentBytes,
    write: async (chunks, nowMs) => (await load()).write(chunks, nowMs),
    read: async (hash, range) => (await load()).read(hash, range),
    sweep: async (beforeMs, findUsed) => (await load()).sweep(beforeMs, findUsed),
  };
}

/** Location of a SQLite store's database, and its options. */
export type SqliteStoreOptions = (
  | {
      /** Path of the database file. The file and its folder are created if they do not exist. */
      readonly file: string;
    }
  | {
      /** Keeps the database in memory; it ends with the store. */
      readonly memory: true;
      /** Initial content, as returned by `image`. It is opened at the first use of the store. Default: empty. */
      readonly image?: Uint8Array;
      /** Whether to build the indexes of the image again, because its rows were changed as bytes. Default: false. */
      readonly reindex?: boolean;
    }
) & {
  /** Documents that the store keeps. Default: those of the service. */
  readonly documents?: DocumentSet;
  /**
   * Contents of files. Default: in a folder next to the database file, with `.files` after its name; of a database in
   * memory, in memory.
   */
  readonly contents?: ContentPort;
  /** Receives each finished transaction, for diagnostics. */
  readonly onTransaction?: (transaction: SqliteTransaction) => void;
};

/** A store whose whole database can be saved and restored as bytes. */
export interface SqliteStore extends Store {
  readonly rates: MemoryRates;
  /**
   * Returns everything that has been committed, as the bytes of a database file. Do not change them: while nothing is
   * written, they are the same ones.
   */
  image(): Uint8Array;
  /**
   * Replaces everything with the content of an image, atomically. Resets rate budgets.
   * @throws StorageError if the image is not a database of the current version
   */
  restore(image: Uint8Array): void;
}

/**
 * Opens a store in a SQLite database, which this process owns until the store is closed. An acknowledged commit
 * survives a crash and power loss, and concurrent commits share one sync. Locks and rates are in memory.
 * @throws StorageError if the database cannot be opened, or Node is too old
 */
export function createSqliteStore(options: SqliteStoreOptions): SqliteStore {
  checkDriver(DatabaseSync.prototype);
  const { documents = serviceDocuments } = options;
  const { db, close, history, isOpen } = open(options, documents);
  const connection = createSqliteConnection(db, {
    onUnavailable: (error) => health.failed(isDamage(error)),
    onWrite: history.changed,
  });
  const health = createWriteHealth({
    ask: () => connection.rows(selectOne, {}),
    // Both run before anything else, so the row is only visible to the probe.
    probe: (size) => Promise.all([connection.keep(() => putFiller(size)), connection.keep(removeFiller)]),
  });
  const rates = createMemoryRates();
  const events = createSqliteEvents(connection, isOpen);
  const publisher = createLazyPublisher({
    subscribed: events.subscribed,
    loadWrites: async () => {
      const { createEventWrites } = await import("./create-event-writes.js");
      return createEventWrites(connection);
    },
  });
  const queue = createCommitQueue(db, connection, {
    documents,
    publisher,
    onTransaction: (transaction) => options.onTransaction?.(transaction),
  });
  let isClosed = false;
  const commit: Store["commit"] = (batch) => {
    if (isClosed) return Promise.reject(new Error("The store is closed."));
    return queue.commit(batch).then(
      (committed) => {
        if (committed.ok) health.wrote();
        return answerTo(batch, committed);
      },
      (error: unknown) => {
        if (error instanceof StoreUnavailable) health.failed(isDamage(error));
        throw error;
      },
    );
  };
  return {
    ...createReaders(connection),
    ...createDocumentReader(connection),
    locks: createMemoryLocks(),
    rates,
    events,
    sockets: createMemorySockets(),
    contents: options.contents ?? contentsOf(options),
    commit(batch) {
      const loading = publisher.prepare(batch);
      return loading === undefined ? commit(batch) : loading.then(() => commit(batch));
    },
    ready: () => health.check(),
    image() {
      queue.drain();
      const image = history.current() ?? takeImage(db());
      history.equals(image);
      return image;
    },
    restore(image) {
      queue.drain();
      if (history.current() !== image) restoreImage(db(), image, (table) => history.differs(image, table));
      else if (isOpen()) forgetPassing(db());
      history.equals(image);
      connection.changed();
      events.renewed();
      rates.clear();
      health.renewed();
    },
    async close() {
      queue.drain();
      isClosed = true;
      close();
      // What readers remember is not answered any more.
      connection.changed();
    },
  };
}

/** Refuses a version of Node whose databases cannot be saved and restored as bytes. */
export function checkDriver(driver: object): void {
  if ("serialize" in driver && "deserialize" in driver) return;
  throw new StorageError(
    "tooOld",
    `Node ${process.versions.node} is too old for a SQLite store: use 24.16 or a later 24, or 26.1 or later.`,
  );
}

function contentsOf(options: SqliteStoreOptions): ContentPort {
  return "file" in options ? createLateContents(contentFolder(options.file)) : createMemoryContents();
}

/** A database that is opened when it is first used. */
interface LazySqlite {
  readonly db: () => DatabaseSync;
  readonly close: () => void;
  readonly history: ImageHistory;
  /** Whether the database has been opened. */
  readonly isOpen: () => boolean;
}

function open(options: SqliteStoreOptions, documents: DocumentSet): LazySqlite {
  const history = createImageHistory();
  if ("file" in options || options.image === undefined) {
    const { db, close } = openSqlite("file" in options ? options.file : undefined, { documents });
    return { db: () => db, close, history, isOpen: () => true };
  }
  const { image, reindex = false } = options;
  checkImage(image);
  if (!reindex) history.equals(image);
  let opened: OpenSqlite | undefined;
  let isClosed = false;
  const db = () => {
    if (isClosed && opened === undefined) throw new Error("The store is closed.");
    opened ??= openSqliteImage(image, { documents, reindex });
    return opened.db;
  };
  const close = () => {
    isClosed = true;
    opened?.close();
  };
  return { db, close, history, isOpen: () => opened !== undefined };
}
