import type { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import {
  changeResource,
  type Page,
  type Query,
  type ResourceDefinition,
  replaceResource,
  resolvePrimaries,
  type ScimBackend,
  type ScimContext,
  selectPage,
  toFilterSchema,
  withoutSecrets,
} from "@rollcall/scim-core";
import type { ScimCode } from "./generated/directory/scim/index.js";
import { createSqliteQueries, type Row } from "./sqlite-queries.js";
import { createSqliteTable } from "./sqlite-table.js";
import type { Storable } from "./storable.js";

/** Stores the resources of one type in an SQLite table, as JSON documents. */
export function createSqliteStore<R extends Storable>(
  db: DatabaseSync,
  definition: ResourceDefinition<R, ScimCode>,
): ScimBackend<R, ScimCode, unknown> {
  const table = createSqliteTable(db, definition);
  const queries = createSqliteQueries(db, table);
  const filters = toFilterSchema(definition);
  const insert = db.prepare(`INSERT INTO ${table.name} (id, document) VALUES (?, ?)`);
  const update = db.prepare(`UPDATE ${table.name} SET document = ? WHERE id = ?`);
  const remove = db.prepare(`DELETE FROM ${table.name} WHERE id = ?`);
  const get = db.prepare(`SELECT number, document FROM ${table.name} WHERE id = ?`);
  const read = ({ document }: Row): R["resource"] => JSON.parse(document);
  const rowOf = (id: string) => get.get(id) as Row | undefined; // It has the columns that the statement selects.

  function put(before: R["resource"] | undefined, written: object, { now }: ScimContext<unknown>) {
    const kept = withoutSecrets(written, definition);
    if (before !== undefined && isDeepStrictEqual(kept, before)) return { ok: true, resource: before } as const;
    const [id, time] = [before?.id ?? crypto.randomUUID(), now.toISOString()];
    const version = `W/"${Number(/\d+/.exec(before?.meta.version ?? "0")) + 1}"`;
    const meta = { created: before?.meta.created ?? time, lastModified: time, version };
    const resource: R["resource"] = { ...kept, id, meta };
    try {
      if (before === undefined) insert.run(id, JSON.stringify(resource));
      else update.run(JSON.stringify(resource), id);
    } catch (error) {
      if (!isTaken(error)) throw error;
      return { ok: false, situation: "uniquenessViolated" } as const;
    }
    return { ok: true, resource } as const;
  }

  function find(id: string, { ifVersion }: ScimContext<unknown>) {
    const row = rowOf(id);
    if (row === undefined) return { ok: false, situation: "resourceUnknown" } as const;
    const resource = read(row);
    if ((ifVersion ?? resource.meta.version) === resource.meta.version) return { ok: true, resource } as const;
    return { ok: false, situation: "versionStale" } as const;
  }

  /** Queries that SQLite cannot run read all documents. */
  function select(query: Query<string>): Page<R["resource"]> {
    const page = queries.select(query);
    if (page === undefined) return selectPage(queries.all().map(read), query, filters);
    return { ...page, resources: page.rows.map(read) };
  }

  return {
    supports: ["sort", "cursor"],
    get: async (id) => {
      const row = rowOf(id);
      return row && read(row);
    },
    find: async (query) => select(query),
    insert: async (resource, context) => put(undefined, resolvePrimaries(resource), context),
    replace: async (id, replacement, context) => {
      const found = find(id, context);
      if (!found.ok) return found;
      return put(found.resource, replaceResource(found.resource, replacement, definition), context);
    },
    change: async (id, changes, context) => {
      const found = find(id, context);
      if (!found.ok) return found;
      const outcome = put(found.resource, changeResource(found.resource, changes, definition), context);
      return outcome.ok ? undefined : outcome;
    },
    remove: async (id, context) => {
      const found = find(id, context);
      if (!found.ok) return found;
      remove.run(id);
      return undefined;
    },
  };
}

/** SQLITE_CONSTRAINT_UNIQUE, see https://sqlite.org/rescode.html */
const uniqueViolation = 2067;

function isTaken(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === uniqueViolation;
}
