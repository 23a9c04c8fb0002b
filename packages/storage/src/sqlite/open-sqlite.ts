import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { presentVersion, statementsFrom } from "../sql/migrations.js";
import { applicationId, checkHeader, foreign, newerVersion } from "./check-header.js";
import { ownFile } from "./file-owner.js";
import { openImage } from "./image/open-image.js";
import { sqliteDialect } from "./sqlite-dialect.js";
import { toStorageError } from "./sqlite-errors.js";

/**
 * Pages of the file that are kept in memory at most. More brought nothing among a million users: what the system keeps
 * of the file is read as fast as it is found here.
 */
const cacheKibibytes = 16_384;

/** A database of the present version that this process owns. */
export interface OpenSqlite {
  readonly db: Database.Database;
  /** Gives the file up; closing again does nothing. */
  close(): void;
}

/**
 * Opens an image in memory, as a database of its own.
 * @throws StorageError where the image is no database of the present version
 */
export function openSqliteImage(image: Uint8Array): OpenSqlite {
  const db = openImage(image);
  prepare(db, "the image");
  return { db, close: () => db.close() };
}

/**
 * Opens a database file, or an empty database in memory, and brings its tables to the present version. The folder and
 * the file are made where they are absent.
 * @throws StorageError where the file is no such database, is of a newer version, has an owner, or cannot be read and
 * written; then nothing on disk has been changed
 */
export function openSqlite(file: string | undefined): OpenSqlite {
  if (file === undefined) {
    const db = new Database(":memory:");
    prepare(db, "the database in memory");
    return { db, close: () => db.close() };
  }
  let disown = () => {};
  let db: Database.Database | undefined;
  const close = () => {
    db?.close();
    disown();
  };
  try {
    if (!existsSync(file)) createFile(file);
    disown = ownFile(file);
    checkHeader(file);
    db = new Database(file, { timeout: 0 });
    prepare(db, file);
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

/** Node's own recursive way never returns in a file system such as `/proc`, whose folders cannot be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Takes the file for this process, and makes every commit reach the disk before it is acknowledged. */
function prepare(db: Database.Database, name: string): void {
  db.pragma("locking_mode = exclusive");
  db.pragma("journal_mode = wal");
  db.pragma("synchronous = full");
  db.pragma("fullfsync = on");
  db.pragma("checkpoint_fullfsync = on");
  db.pragma("temp_store = memory");
  db.pragma(`cache_size = -${cacheKibibytes}`);
  db.transaction(() => migrate(db, name)).immediate();
  // The header of the file itself names the version from now on, not only the log beside it.
  db.pragma("wal_checkpoint(truncate)");
  // As long as the log is empty, every statement asks the system for the size of the file.
  db.pragma(`user_version = ${presentVersion}`);
}

function migrate(db: Database.Database, name: string): void {
  const version = Number(db.pragma("user_version", { simple: true }));
  if (version > presentVersion) throw newerVersion(name, version);
  if (version === presentVersion) return;
  if (version === 0 && db.prepare("select 1 from sqlite_schema limit 1").get() !== undefined) throw foreign(name);
  for (const text of statementsFrom(version, sqliteDialect.textType)) db.exec(text);
  db.pragma(`application_id = ${applicationId}`);
  db.pragma(`user_version = ${presentVersion}`);
}
