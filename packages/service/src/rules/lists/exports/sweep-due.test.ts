import { describe, expect, it } from "vitest";
import { sampleExport, sampleList } from "../../../conformance/samples.js";
import { dueSubjects } from "../../../due-subjects.js";
import { createTestStore, siteUrl } from "../../../testing/create-test-store.js";
import { millisecondsOf } from "../../../values/instant.js";
import { siteAt } from "../../../values/site-addresses.js";
import { runExport } from "../downloads.js";
import { sweepDue } from "./sweep-due.js";

const day = 86_400_000;
const first = millisecondsOf("2026-01-01T00:00:00.000Z");
const run = { address: siteAt(siteUrl).of({ domain: "acme" }), signal: new AbortController().signal };

async function createStore(count: number) {
  const store = createTestStore();
  for (let at = 0; at < count; at += 1) {
    const created = new Date(first + at).toISOString();
    const list = sampleList(`F${at % 2}`);
    await runExport({ ...run, store, list, job: sampleExport(`Le${at}`, { created, listId: list.id }) });
  }
  const nextMs = async () => {
    const times = await Promise.all(dueSubjects.map(({ nextDue }) => nextDue(store)));
    return times.find((time) => time !== undefined);
  };
  return { store, nextMs };
}

describe("sweepDue", () => {
  it("removes exports of all Lists a week after they were made, with their parts", async () => {
    const { store, nextMs } = await createStore(3);
    expect(await nextMs()).toBe(first + 7 * day + 1);
    await sweepDue({ store, nowMs: () => first + 7 * day + 2 });
    expect(await Promise.all([0, 1, 2].map((at) => store.lists.export(`Le${at}`)))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ id: "Le2" }),
    ]);
    expect(await store.lists.exportPart("Le0", 0)).toBeUndefined();
    expect(await store.lists.exportPart("Le2", 0)).toBe("Row ID\r\n");
    expect(await nextMs()).toBe(first + 2 + 7 * day + 1);
  });

  it("removes any number of them", async () => {
    const { store, nextMs } = await createStore(250);
    await sweepDue({ store, nowMs: () => first + 8 * day });
    expect(await nextMs()).toBeUndefined();
  });
});
