import type { DocumentSet } from "@rollcall/service/store";
import type { ClientBase } from "pg";
import { migrations, upgradeFrom, versionAfter } from "../sql/migrations.js";
import { beginRefill, createRefills, type MigrationStep } from "../sql/refill.js";
import { versionRefusal } from "../sql/version-refusal.js";
import { StorageError } from "../storage-error.js";
import { postgresDialect } from "./postgres-dialect.js";

/** Oldest PostgreSQL version that the statements work on. Compatible databases report at least this version. */
const oldestMajor = 13;

const selectServer =
  "select current_setting('server_version') as version, current_setting('server_encoding') as encoding";

interface ServerRow {
  readonly version: string;
  readonly encoding: string;
}

/**
 * Checks the server's version and the database's encoding.
 * @throws StorageError if the version is too old, or the encoding is not UTF-8
 */
async function checkServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<ServerRow>(selectServer);
  const { version = "", encoding = "" } = rows[0] ?? {};
  if (!(Number.parseInt(version, 10) >= oldestMajor)) {
    throw new StorageError(
      "tooOld",
      `The PostgreSQL server has version ${version}, but Rollcall needs ${oldestMajor} or newer.`,
    );
  }
  if (encoding.toUpperCase() !== "UTF8") {
    throw new StorageError(
      "otherEncoding",
      `The PostgreSQL database has the encoding ${encoding}, but Rollcall needs UTF8; create one with "encoding 'UTF8'".`,
    );
  }
}

const maxAttempts = 10;

/** SQLSTATEs of the process that loses the race to create the tables. */
const lostRace = new Set(["23505", "42P07", "42710", "40001", "40P01"]);

/**
 * Migrates the tables to the current version. Several processes may do so at the same time.
 * @throws StorageError if the database was written by a newer version or has another encoding, or its server is too
 * old; nothing is changed then
 */
export async function migrate(
  client: ClientBase,
  documents: DocumentSet,
  steps: readonly (readonly MigrationStep[])[] = migrations,
): Promise<void> {
  await checkServer(client);
  const presentVersion = versionAfter(steps);
  for (let attempt = 1; ; attempt += 1) {
    const version = await readVersion(client);
    const refusal = versionRefusal("The PostgreSQL database", version, presentVersion);
    if (refusal !== undefined) throw refusal;
    const isComplete = version === presentVersion && !(await isMissingTables(client, documents));
    if (isComplete || (await upgrade(client, { documents, steps }, attempt === maxAttempts))) return;
  }
}

async function readVersion(client: ClientBase): Promise<number> {
  const table = await client.query(
    "select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'schema_version'",
  );
  if (table.rows.length === 0) return 0;
  const { rows } = await client.query<{ readonly version: number }>("select version from schema_version");
  return rows[0]?.version ?? 0;
}

interface MigrationOptions {
  readonly documents: DocumentSet;
  readonly steps: readonly (readonly MigrationStep[])[];
}

async function tableNames(client: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ readonly name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema()",
  );
  return new Set(rows.map(({ name }) => name));
}

async function isMissingTables(client: ClientBase, documents: DocumentSet): Promise<boolean> {
  const names = await tableNames(client);
  return Object.values(documents).some(({ table }) => !names.has(table));
}

/** Runs the missing steps in one transaction. Returns false if another process was faster. */
async function upgrade(client: ClientBase, { documents, steps }: MigrationOptions, last: boolean): Promise<boolean> {
  const presentVersion = versionAfter(steps);
  try {
    await client.query("begin isolation level read committed");
    await client.query("create table if not exists schema_version (id integer primary key, version integer not null)");
    await client.query("insert into schema_version (id, version) values (1, 0) on conflict (id) do nothing");
    const locked = await client.query<{ readonly version: number }>("select version from schema_version for update");
    const version = locked.rows[0]?.version ?? 0;
    const { textType } = postgresDialect;
    const tables = await tableNames(client);
    const { statements, refills } = upgradeFrom({ version, tables, documents, textType, steps });
    const begun =
      refills.length === 0 ? [] : [createRefills.replaceAll("{text}", textType), ...refills.map(beginRefill)];
    await client.query([...statements, ...begun].join(";\n"));
    if (version < presentVersion) await client.query("update schema_version set version = $1", [presentVersion]);
    await client.query("commit");
    return version <= presentVersion;
  } catch (error) {
    await client.query("rollback");
    if (last || !(error instanceof Error && "code" in error && lostRace.has(String(error.code)))) throw error;
    return false;
  }
}
