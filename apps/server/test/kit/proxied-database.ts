import type { Store } from "@rollcall/service/store";
import { createPostgresStore } from "@rollcall/storage/postgres";
import { startProxy } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";

/** A PostgreSQL server behind a proxy whose connections can be cut. */
export interface ProxiedDatabase {
  /** A store over an empty schema. The caller closes it. */
  openStore(): Promise<Store>;
  /** Runs work while the database is unavailable: cuts every connection to it and accepts none. */
  whileUnavailable<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Puts such a proxy in front of the PostgreSQL server of the test run. */
export async function startProxiedDatabase(): Promise<ProxiedDatabase> {
  const postgres = await sharedPostgres();
  const proxy = await startProxy(Number(new URL(postgres.url).port));
  return {
    async openStore() {
      const url = new URL(await postgres.createSchema());
      url.port = `${proxy.port}`;
      return createPostgresStore({ url: url.href, connections: 3 });
    },
    async whileUnavailable(work) {
      await proxy.cut();
      try {
        return await work();
      } finally {
        await proxy.mend();
      }
    },
    async close() {
      await proxy.cut();
    },
  };
}
