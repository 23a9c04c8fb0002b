import type { DatabaseSync } from "node:sqlite";
import type { ScimBackends } from "@rollcall/scim-core";
import { foldCase } from "@rollcall/scim-filter";
import { type ScimCode, type ScimResources, scim } from "./generated/directory/scim/index.js";
import { createSqliteStore } from "./sqlite-store.js";

/** Creates stores of users, groups and devices in an SQLite database, which the caller closes. */
export function createSqliteStores(db: DatabaseSync): ScimBackends<ScimResources, ScimCode, unknown> {
  db.exec("PRAGMA journal_mode = WAL");
  db.exec("PRAGMA synchronous = FULL");
  db.function("fold_case", { deterministic: true }, (text) => (typeof text === "string" ? foldCase(text) : text));
  db.function("epoch_ms", { deterministic: true }, (text) => (typeof text === "string" ? Date.parse(text) : null));
  const { User, Group, Device } = scim.resources;
  return {
    User: createSqliteStore(db, User),
    Group: createSqliteStore(db, Group),
    Device: createSqliteStore(db, Device),
  };
}
