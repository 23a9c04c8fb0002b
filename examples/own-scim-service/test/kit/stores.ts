import { DatabaseSync } from "node:sqlite";
import { createMapStores } from "../../src/map-stores.js";
import { createSqliteStores } from "../../src/sqlite-stores.js";

/** The tested stores, by name. */
export const stores = {
  "a Map": createMapStores,
  SQLite: () => createSqliteStores(new DatabaseSync(":memory:")),
} as const;
