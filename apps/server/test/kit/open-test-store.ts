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
  if (inject("database") === "sqlite") return openFilled("empty", async () => {});
  return openOnEmptyTables((url) => createPostgresStore({ url, connections: 3 }));
}

/**
 * Opens a store with a content that several tests need. In memory, the content is written once, and then opened as an
 * image, which takes a tenth of the time.
 * @param name of the content; the same one for the same writes
 */
export async function openTestStoreWith(name: string, fill: (store: Store) => Promise<void>): Promise<Store> {
  if (inject("database") === "sqlite") return openFilled(name, fill);
  const store = await openTestStore();
  await fill(store);
  return store;
}

const images = new Map<string, Promise<Uint8Array>>();

async function openFilled(name: string, fill: (store: Store) => Promise<void>): Promise<Store> {
  const image = images.get(name) ?? imageOf(fill);
  images.set(name, image);
  return createSqliteStore({ memory: true, image: await image });
}

async function imageOf(fill: (store: Store) => Promise<void>): Promise<Uint8Array> {
  const store = createSqliteStore({ memory: true });
  await fill(store);
  const image = store.image();
  await store.close();
  return image;
}
