import { startPostgres } from "@rollcall/test-postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that the tests of the project use; absent where they use SQLite. */
    readonly postgresUrl?: string;
  }
}

/** Starts one PostgreSQL server for all files of a project. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}
