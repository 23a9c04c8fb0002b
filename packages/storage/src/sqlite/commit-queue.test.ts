import type { Batch } from "@rollcall/service/store";
import { sampleApp, sampleChannel, sampleMessage, sampleUser } from "@rollcall/service/store/conformance";
import { describe, expect, it } from "vitest";
import { createSqliteStore } from "./create-sqlite-store.js";

const nowMs = 1_767_323_045_006;
const put = (id: string): Batch => ({ expect: [], writes: [{ kind: "put", document: "app", value: sampleApp(id) }] });
const ids = (count: number) => Array.from({ length: count }, (_, at) => `A${at}`);

function openStore() {
  const transactions: number[] = [];
  const store = createSqliteStore({ memory: true, onTransaction: ({ commits }) => transactions.push(commits) });
  return { store, transactions };
}

describe("commits on SQLite", () => {
  it("that arrive together share a transaction", async () => {
    const { store, transactions } = openStore();
    await Promise.all(ids(200).map((id) => store.commit(put(id))));
    expect(transactions).toEqual([200]);
    await store.commit(put("A1"));
    expect(transactions).toEqual([200, 1]);
    await store.close();
  });

  it("are split among transactions if there are very many", async () => {
    const { store, transactions } = openStore();
    await Promise.all(ids(600).map((id) => store.commit(put(id))));
    expect(transactions).toEqual([256, 256, 88]);
    expect((await store.apps.get("A599"))?.id).toBe("A599");
    await store.close();
  });

  it("are undone alone inside a shared transaction, and keep their order", async () => {
    const { store, transactions } = openStore();
    await store.commit({ expect: [], writes: [{ kind: "put", document: "channel", value: sampleChannel("C1") }] });
    const insert = { kind: "insertMessage", message: sampleMessage("C1"), nowMs } as const;
    const refused: Batch = { expect: [{ kind: "membersAtMost", groupId: "S1", atMost: -1 }], writes: [insert] };
    const taken: Batch = {
      expect: [],
      writes: [insert, { kind: "put", document: "user", value: sampleUser("U2", { userName: "ada" }) }],
    };
    const batches: readonly Batch[] = [
      { expect: [], writes: [insert, { kind: "put", document: "user", value: sampleUser("U1", { userName: "ada" }) }] },
      refused,
      taken,
      { expect: [], writes: [insert] },
    ];
    const outcomes = await Promise.all(batches.map((batch) => store.commit(batch)));
    expect(outcomes.map((it) => (it.ok ? it.messages.map(({ ts }) => ts) : it.failed.kind))).toEqual([
      ["1767323045.006000"],
      "membersAtMost",
      "freeUserName",
      ["1767323045.006001"],
    ]);
    expect(transactions).toEqual([1, 4]);
    await store.close();
  });

  it("finish before the store is closed, and are refused afterwards", async () => {
    const { store, transactions } = openStore();
    const running = Promise.all(ids(300).map((id) => store.commit(put(id))));
    await store.close();
    expect((await running).every(({ ok }) => ok)).toBe(true);
    expect(transactions).toEqual([256, 44]);
    await expect(store.commit(put("A1"))).rejects.toThrow("closed");
  });
});
