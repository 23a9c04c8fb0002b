import { describe, expect, it } from "vitest";
import type { Store } from "../../../model/store.js";
import { createTestClock } from "../../../testing/create-test-clock.js";
import { createTestIds } from "../../../testing/create-test-ids.js";
import { createTestStore } from "../../../testing/create-test-store.js";
import { organizationWorld } from "../../../testing/demo-world.js";
import { loadWorld } from "../../../worlds/load-world.js";
import { authenticateClient } from "./authenticate-client.js";

const ferry = { name: "Ferry", client_id: "ferry-client", client_secret: "ferry-secret-text" };

async function openStore(): Promise<Store> {
  const store = createTestStore();
  const world = { ...organizationWorld, apps: [...(organizationWorld.apps ?? []), ferry] };
  await loadWorld(store, world, { clock: createTestClock(), ids: createTestIds(), siteUrl: "https://site.example" });
  return store;
}

/** The names of the reads that a call makes, in order, and its answer. */
async function watch(store: Store, sent: Parameters<typeof authenticateClient>[0]) {
  const reads: string[] = [];
  const watched: Pick<Store, "get" | "list"> = {
    get: (document, key) => {
      reads.push(`get ${document.name}`);
      return store.get(document, key);
    },
    list: (document, list, by, page) => {
      reads.push(`list ${document.name}`);
      return store.list(document, list, by, page);
    },
  };
  const found = await authenticateClient(sent, watched);
  return { reads, answer: found.ok ? "ok" : found.error };
}

describe("authenticateClient", () => {
  it("does the same for known and unknown clients, right and wrong secrets", async () => {
    const store = await openStore();
    const { client_id, client_secret } = ferry;
    const all = [
      await watch(store, { client_id, client_secret }),
      await watch(store, { client_id, client_secret: "guessed" }),
      await watch(store, { client_id: "nobody", client_secret: "guessed" }),
      await watch(store, { client_id: "nobody" }),
      await watch(store, {}),
    ];
    expect(all.map(({ answer }) => answer)).toEqual([
      "ok",
      "bad_client_secret",
      "invalid_client_id",
      "invalid_client_id",
      "invalid_client_id",
    ]);
    expect(new Set(all.map(({ reads }) => reads.join()))).toEqual(new Set(["list app,get appCredentials"]));
  });
});
