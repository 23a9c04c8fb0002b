import type { ScimBackends } from "@rollcall/scim-core";
import { foldCase } from "@rollcall/scim-filter";
import type { Database } from "better-sqlite3";
import { type ScimCode, type ScimResources, scim } from "./generated/directory/scim/index.js";
import { createSqliteStore } from "./sqlite-store.js";

/** Creates stores of users, groups and devices in an SQLite database, which the caller closes. */
export function createSqliteStores(db: Database): ScimBackends<ScimResources, ScimCode, unknown> {
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.function("fold_case", { deterministic: true }, (text) => (typeof text === "string" ? foldCase(text) : text));
  db.function("epoch_ms", { deterministic: true }, (text) => (typeof text === "string" ? Date.parse(text) : null));
  const { User, Group, Device } = scim.resources;
  return {
    User: createSqliteStore(db, User),
    Group: createSqliteStore(db, Group),
    Device: createSqliteStore(db, Device),
  };
}
