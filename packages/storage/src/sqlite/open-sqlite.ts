import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DocumentSet } from "@rollcall/service/store";
import { migrations, upgradeFrom, versionAfter } from "../sql/migrations.js";
import { beginRefill, createRefills, type MigrationStep, pendingRefills, refillBatch } from "../sql/refill.js";
import { runAtOnce } from "../sql/statements/steps.js";
import { versionRefusal } from "../sql/version-refusal.js";
import { applicationId, checkHeader, foreign } from "./check-header.js";
import { ownFile } from "./file-owner.js";
import { openImage } from "./image/open-image.js";
import { forgetPassing } from "./image/restore-image.js";
import {
  closeDatabase,
  createSqliteConnection,
  inTransaction,
  selectValue,
  selectValues,
  sqliteDialect,
} from "./sqlite-connection.js";
import { toStorageError } from "./sqlite-errors.js";

interface RefillOptions {
  readonly documents: DocumentSet;
  readonly onRefill?: (table: string) => void;
}

/** Finishes refills that were started, each batch in its own transaction. */
function finishRefills(db: DatabaseSync, { documents, onRefill }: RefillOptions): void {
  if (db.prepare("select 1 from sqlite_schema where name = 'refills'").get() === undefined) return;
  const { run } = createSqliteConnection(() => db);
  for (const document of runAtOnce(pendingRefills(documents), run)) {
    while (inTransaction(db, () => runAtOnce(refillBatch(document), run))) onRefill?.(document.table);
  }
  db.exec("drop table refills");
}

/**
 * Size of the page cache in KiB. A larger one brought no gain with a million users: reading from the system's file
 * cache is as fast.
 */
const cacheKibibytes = 16_384;

/** Tables that a database must have. */
interface MigrationOptions {
  readonly documents: DocumentSet;
  /** Default: those of this package. */
  readonly steps?: readonly (readonly MigrationStep[])[];
  /** Receives the table after each batch of a refill. */
  readonly onRefill?: (table: string) => void;
}

/** A database of the current version, owned by this process. */
export interface OpenSqlite {
  readonly db: DatabaseSync;
  /** Closes the database and releases its file. Closing again does nothing. */
  close(): void;
}

interface ImageOptions extends Pick<MigrationOptions, "documents"> {
  readonly reindex: boolean;
}

/**
 * Opens an image as a separate database in memory.
 * @throws StorageError if the image is not a database of the current version
 */
export function openSqliteImage(image: Uint8Array, { documents, reindex }: ImageOptions): OpenSqlite {
  const db = openImage(image);
  prepareMemory(db, "the image", { documents });
  if (reindex) db.exec("reindex");
  forgetPassing(db);
  return { db, close: () => closeDatabase(db) };
}

/**
 * Opens a database file, or an empty database in memory, and migrates its tables to the current version. The folder and
 * the file are created if they do not exist.
 * @throws StorageError if the file is not a database of this package, has a newer version, is in use, or cannot be read
 * and written; nothing on disk is changed then
 */
export function openSqlite(file: string | undefined, options: MigrationOptions): OpenSqlite {
  if (file === undefined) {
    const db = new DatabaseSync(":memory:");
    prepareMemory(db, "the database in memory", options);
    return { db, close: () => closeDatabase(db) };
  }
  let releaseFile = () => {};
  let db: DatabaseSync | undefined;
  const close = () => {
    if (db !== undefined) closeDatabase(db);
    releaseFile();
  };
  try {
    if (!existsSync(file)) createFile(file);
    releaseFile = ownFile(file);
    checkHeader(file, versionAfter(options.steps ?? migrations));
    // As an absolute path it is never read as a URL or as the name of a database in memory.
    db = new DatabaseSync(resolve(file));
    prepare(db, file, options);
    return { db, close };
  } catch (error) {
    close();
    throw toStorageError(error, file);
  }
}

function createFile(file: string): void {
  makeFolder(dirname(file));
  closeSync(openSync(file, "a", 0o600));
}

/** Node's recursive option never returns in a file system such as `/proc`, whose folders cannot be created. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** A database in memory has no log and nothing to sync. */
function prepareMemory(db: DatabaseSync, name: string, options: MigrationOptions): void {
  // The database is only read again after another connection has changed it, and there is none.
  db.exec("pragma locking_mode = exclusive");
  db.exec("pragma temp_store = memory");
  db.exec(`pragma cache_size = -${cacheKibibytes}`);
  inTransaction(db, () => migrate(db, name, options));
  finishRefills(db, options);
}

/** Claims the file for this process, and syncs every commit to disk before it is acknowledged. */
function prepare(db: DatabaseSync, name: string, options: MigrationOptions): void {
  db.exec("pragma locking_mode = exclusive");
  db.exec("pragma journal_mode = wal");
  db.exec("pragma synchronous = full");
  db.exec("pragma fullfsync = on");
  db.exec("pragma checkpoint_fullfsync = on");
  db.exec("pragma temp_store = memory");
  db.exec(`pragma cache_size = -${cacheKibibytes}`);
  inTransaction(db, () => migrate(db, name, options));
  finishRefills(db, options);
  // Writes the version to the header of the file itself, not only to its log.
  db.exec("pragma wal_checkpoint(truncate)");
  // While the log is empty, every statement would ask the system for the file's size.
  db.exec(`pragma user_version = ${versionAfter(options.steps ?? migrations)}`);
}

function migrate(db: DatabaseSync, name: string, { documents, steps = migrations }: MigrationOptions): void {
  const presentVersion = versionAfter(steps);
  const version = Number(selectValue(db, "pragma user_version"));
  const refusal = versionRefusal(name, version, presentVersion);
  if (refusal !== undefined) throw refusal;
  const tables = new Set(selectValues(db, "select name from sqlite_schema where type = 'table'").map(String));
  if (version === 0 && tables.size > 0) throw foreign(name);
  const { textType } = sqliteDialect;
  const { statements, refills } = upgradeFrom({ version, tables, documents, textType, steps });
  for (const text of statements) db.exec(text);
  if (refills.length > 0) db.exec(createRefills.replaceAll("{text}", textType));
  for (const table of refills) db.exec(beginRefill(table));
  if (version === presentVersion) return;
  db.exec(`pragma application_id = ${applicationId}`);
  db.exec(`pragma user_version = ${presentVersion}`);
}
