import type { Store } from "@rollcall/service/store";
import { createPostgresStore } from "@rollcall/storage/postgres";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { openOnEmptyTables } from "@rollcall/test-kit/vitest";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The database of the test servers. */
    readonly database: "sqlite" | "postgres";
  }
}

/** Opens an empty store: in memory, or on PostgreSQL in the project that runs the protocols' tests on it. */
export async function openTestStore(): Promise<Store> {
  if (inject("database") === "sqlite") return createSqliteStore({ memory: true });
  return openOnEmptyTables((url) => createPostgresStore({ url, connections: 3 }));
}
