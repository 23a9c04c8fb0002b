import { randomUUID } from "node:crypto";
import type { Store } from "@rollcall/service/store";
import { createPostgresStore } from "@rollcall/storage/postgres";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { query } from "@rollcall/test-postgres";
import { inject } from "vitest";
import type {} from "./postgres-setup.js";

/** An empty store: in memory, or on PostgreSQL in a project of tests that has a server. */
export async function openTestStore(): Promise<Store> {
  const server = inject("postgresUrl");
  if (server === undefined) return createSqliteStore({ memory: true });
  const url = emptied.pop() ?? (await createSchema(server));
  const store = await createPostgresStore({ url, connections: 3 });
  let closed: Promise<void> | undefined;
  const close = async () => {
    await store.close();
    await query(url, empty);
    emptied.push(url);
  };
  return {
    ...store,
    close() {
      closed ??= close();
      return closed;
    },
  };
}

/** Schemas with tables that hold nothing; to make them anew takes ten times as long. */
const emptied: string[] = [];

const empty = `do $$
declare name text;
begin
  for name in select table_name from information_schema.tables
    where table_schema = current_schema() and table_name <> 'schema_version'
  loop execute format('delete from %I', name); end loop;
  insert into user_marks (home, created, id, place) values ('', '', '', 0);
end $$`;

async function createSchema(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(server, `create schema ${name}`);
  return `${server}?options=-csearch_path%3D${name}`;
}
