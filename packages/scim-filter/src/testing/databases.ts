import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { Client } from "pg";
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
  const database = new DatabaseSync(":memory:");
  return {
    dialect: "sqlite",
    async run(text, parameters = []) {
      // The driver refuses values of other types.
      return database.prepare(text).all(...(parameters as readonly SQLInputValue[]));
    },
    async close() {
      database.close();
    },
  };
}

/** An empty schema of the PostgreSQL server of the run. It sorts by an English locale, not by bytes. */
export async function openPostgres(): Promise<TestDatabase> {
  const client = new Client(await (await sharedPostgres()).createSchema());
  await client.connect();
  return {
    dialect: "postgres",
    async run(text, parameters = []) {
      return (await client.query<Record<string, unknown>>(text, [...parameters])).rows;
    },
    async close() {
      await client.end();
    },
  };
}
