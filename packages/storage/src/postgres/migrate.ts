import type { ClientBase } from "pg";
import { presentVersion, statementsFrom } from "../sql/migrations.js";
import { StorageError } from "../storage-error.js";
import { checkServer } from "./check-server.js";
import { postgresDialect } from "./postgres-dialect.js";

const maxAttempts = 10;

/** What the database answers to the one of two processes that comes second in making the same tables. */
const lostRace = new Set(["23505", "42P07", "42710", "40001", "40P01"]);

/**
 * Brings the tables to the present version; several processes may do so at once.
 * @throws StorageError where the database is of a newer version or another encoding, or its server too old; then nothing
 * in it has been changed
 */
export async function migrate(client: ClientBase): Promise<void> {
  await checkServer(client);
  for (let attempt = 1; ; attempt += 1) {
    const version = await readVersion(client);
    if (version > presentVersion) throw newerVersion(version);
    if (version === presentVersion) return;
    if (await upgrade(client, attempt === maxAttempts)) return;
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

/** Runs the missing steps in one transaction; false where another process was faster. */
async function upgrade(client: ClientBase, last: boolean): Promise<boolean> {
  try {
    await client.query("begin isolation level read committed");
    await client.query("create table if not exists schema_version (id integer primary key, version integer not null)");
    await client.query("insert into schema_version (id, version) values (1, 0) on conflict (id) do nothing");
    const locked = await client.query<{ readonly version: number }>("select version from schema_version for update");
    const version = locked.rows[0]?.version ?? 0;
    await client.query(statementsFrom(version, postgresDialect.textType).join(";\n"));
    if (version < presentVersion) await client.query("update schema_version set version = $1", [presentVersion]);
    await client.query("commit");
    return version <= presentVersion;
  } catch (error) {
    await client.query("rollback");
    if (last || !(error instanceof Error && "code" in error && lostRace.has(String(error.code)))) throw error;
    return false;
  }
}

function newerVersion(version: number): StorageError {
  return new StorageError(
    "newerVersion",
    `The PostgreSQL database was written by a newer version of Rollcall (its tables are of version ${version}, and this one knows ${presentVersion}); start that version, or use another database.`,
  );
}
