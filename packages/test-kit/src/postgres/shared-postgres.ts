import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { query } from "./query.js";
import type {} from "./setup.js";

/** The PostgreSQL server that all files of a test run share. */
export interface SharedPostgres {
  /** Address of its one database. */
  readonly url: string;
  /** Makes an empty schema and returns the URL of the database with it. */
  createSchema(): Promise<string>;
}

/**
 * The PostgreSQL server of the run; the first call starts it. A test that restarts its server starts one of its own.
 * @throws Error with the server's log if it doesn't start in time
 */
export async function sharedPostgres(): Promise<SharedPostgres> {
  const response = await fetch(inject("postgresSource"));
  const url = await response.text();
  if (!response.ok) throw new Error(url);
  return {
    url,
    async createSchema() {
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      await query(url, `create schema ${name}`);
      return `${url}?options=-csearch_path%3D${name}`;
    },
  };
}

/**
 * Opens something over a schema whose tables are empty. Closing it empties the tables again for the next call, which
 * takes a tenth of the time that new tables take.
 */
export async function openOnEmptyTables<T extends { close(): Promise<void> }>(
  open: (url: string) => Promise<T>,
): Promise<T> {
  const schema = emptied.pop() ?? (await createTables());
  const opened = await open(schema.url);
  let closed: Promise<void> | undefined;
  const close = async () => {
    await opened.close();
    await schema.client.query(emptyTables);
    emptied.push(schema);
  };
  return {
    ...opened,
    close() {
      closed ??= close();
      return closed;
    },
  };
}

/** A schema, and the connection that empties its tables: a new one would take ten times as long. */
interface Schema {
  readonly url: string;
  readonly client: Client;
}

const emptied: Schema[] = [];

async function createTables(): Promise<Schema> {
  const url = await (await sharedPostgres()).createSchema();
  const client = new Client(url);
  // The end of the server ends it.
  client.on("error", () => undefined);
  await client.connect();
  return { url, client };
}

/** Removes every row but those that a new database begins with. */
const emptyTables = `do $$
declare name text;
begin
  for name in select table_name from information_schema.tables
    where table_schema = current_schema() and table_name <> 'schema_version'
  loop execute format('delete from %I', name); end loop;
  insert into user_marks (home, created, id, place) values ('', '', '', 0);
end $$`;
