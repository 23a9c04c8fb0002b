import { describe, expect, it } from "vitest";
import { sampleExport, sampleList, sampleRow } from "../../conformance/samples.js";
import type { Store } from "../../model/store.js";
import { createTestStore } from "../../testing/create-test-store.js";
import { siteAt } from "../../values/site-addresses.js";
import { runExport } from "./downloads.js";

const address = siteAt("https://site.example").of({ domain: "acme" });
const job = sampleExport("Le1");
const list = sampleList("F1");

async function createStore(rows: number): Promise<Store> {
  const store = createTestStore();
  const row = (place: number) => sampleRow(`Rec${place}`, { place });
  const writes = Array.from(
    { length: rows },
    (_, place) => ({ kind: "put", document: "listRow", value: row(place) }) as const,
  );
  await store.commit({ expect: [], writes });
  return store;
}

describe("runExport", () => {
  it("stores the text in parts, and is done", async () => {
    const store = await createStore(20_000);
    await runExport({ store, list, job, address, signal: new AbortController().signal });
    const done = await store.lists.export("Le1");
    expect(done).toEqual({ ...job, version: 2, state: "done", parts: 3 });
    const parts = await Promise.all([0, 1, 2, 3].map((part) => store.lists.exportPart("Le1", part)));
    expect(parts.slice(0, 3).join("").split("\r\n")).toHaveLength(20_002);
    expect(parts[3]).toBeUndefined();
  });

  it("fails when its client disconnects", async () => {
    const store = await createStore(1);
    await runExport({ store, list, job, address, signal: AbortSignal.abort() });
    expect(await store.lists.export("Le1")).toMatchObject({ state: "failed", parts: 0 });
  });

  it("fails and throws when the rows cannot be read", async () => {
    const store = await createStore(1);
    const broken: Store = { ...store, lists: { ...store.lists, findRows: () => Promise.reject(new Error("broken")) } };
    const run = runExport({ store: broken, list, job, address, signal: new AbortController().signal });
    await expect(run).rejects.toThrow("broken");
    expect(await store.lists.export("Le1")).toMatchObject({ state: "failed" });
  });
});
