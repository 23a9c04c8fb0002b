import { DatabaseSync } from "node:sqlite";
import type { Write } from "@rollcall/service/store";
import { sampleChannel, sampleList, sampleMessage, sampleUser } from "@rollcall/service/store/conformance";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSqliteStore, type SqliteStore } from "../create-sqlite-store.js";
import { selectRows, selectValue, selectValues } from "../sqlite-connection.js";

const mark: Write = { kind: "put", document: "list", value: sampleList("F1") };
const put = (name: string, title: string, version: number): Write => ({
  kind: "put",
  document: "user",
  value: sampleUser(name, { userName: name.toLowerCase(), title, version }),
});

/** Writes to different tables; the last one fails after it has written. */
const writes: Readonly<Record<string, readonly Write[]>> = {
  user: [put("U1", "one", 1)],
  otherUser: [put("U2", "two", 1)],
  channel: [{ kind: "put", document: "channel", value: sampleChannel("C1") }],
  message: [
    { kind: "put", document: "channel", value: sampleChannel("C1") },
    { kind: "insertMessage", message: sampleMessage("C1"), nowMs: 1_000_000 },
  ],
  members: [{ kind: "addChannelMembers", channelId: "C1", userIds: ["U1", "U2"] }],
  remove: [{ kind: "removeChannelMembers", channelId: "C1", userIds: ["U1"] }],
};

type Action =
  | { readonly kind: "write"; readonly of: string }
  | { readonly kind: "refused"; readonly of: string }
  | { readonly kind: "take" }
  | { readonly kind: "restore"; readonly place: number };

const actions: fc.Arbitrary<readonly Action[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("write" as const), of: fc.constantFrom(...Object.keys(writes)) }),
    fc.record({ kind: fc.constant("refused" as const), of: fc.constantFrom(...Object.keys(writes)) }),
    fc.record({ kind: fc.constant("take" as const) }),
    fc.record({ kind: fc.constant("restore" as const), place: fc.nat(9) }),
  ),
  { maxLength: 12 },
);

/** The rows of all tables except that of the mark, and checks the indexes. */
function rowsOf(image: Uint8Array) {
  const db = new DatabaseSync(":memory:");
  db.deserialize(image);
  expect(selectValue(db, "pragma integrity_check")).toBe("ok");
  const tables = selectValues(db, "select name from sqlite_schema where type = 'table' and name != 'lists'");
  return tables.map((table) => [table, [...selectRows(db, `select * from "${table}"`)]]);
}

/** The rows of a store, read from its database: after a write, the store cannot return an older image. */
async function storedRows(store: SqliteStore) {
  await store.commit({ expect: [], writes: [mark] });
  return rowsOf(store.image());
}

interface Taken {
  readonly image: Uint8Array;
  readonly rows: unknown;
}

async function act(store: SqliteStore, taken: Taken[], action: Action): Promise<void> {
  switch (action.kind) {
    case "write":
      await store.commit({ expect: [], writes: writes[action.of] ?? [] });
      break;
    case "refused": {
      const version = { kind: "version", document: "user", key: { id: "U9" }, version: 7 } as const;
      await store.commit({ expect: [version], writes: [...(writes[action.of] ?? []), put("U9", "nine", 8)] });
      break;
    }
    case "take": {
      const image = store.image();
      taken.push({ image, rows: rowsOf(image) });
      break;
    }
    case "restore": {
      const state = taken[action.place % taken.length];
      if (state === undefined) break;
      store.restore(state.image);
      expect(await storedRows(store)).toEqual(state.rows);
    }
  }
}

describe("createImageHistory", () => {
  it("cannot be observed: a restored store has the rows of the image, and so has a fork", async () => {
    await fc.assert(
      fc.asyncProperty(actions, fc.nat(12), async (list, forkAt) => {
        const taken: Taken[] = [];
        const store = createSqliteStore({ memory: true });
        await act(store, taken, { kind: "take" });
        for (const action of list.slice(0, forkAt)) await act(store, taken, action);
        const fork = createSqliteStore({ memory: true, image: store.image() });
        for (const action of list.slice(forkAt)) {
          await act(fork, taken, action);
          await act(store, taken, { kind: "take" });
        }
        const [first] = taken;
        for (const one of [store, fork]) {
          if (first !== undefined) one.restore(first.image);
          expect(await storedRows(one)).toEqual(first?.rows);
          await one.close();
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([3, 600])("restores the same image of %i users again and again, in two stores", async (count) => {
    const store = createSqliteStore({ memory: true });
    const users = Array.from({ length: count }, (_, at) => put(`U${at + 10}`, "some", 1));
    await store.commit({ expect: [], writes: users });
    const image = store.image();
    const rows = rowsOf(image);
    const fork = createSqliteStore({ memory: true, image });
    for (let time = 0; time < 3; time += 1) {
      for (const one of [store, fork]) {
        await one.commit({ expect: [], writes: [put("U1", `time ${time}`, 1)] });
        one.restore(image);
        expect(await storedRows(one)).toEqual(rows);
        one.restore(image);
      }
    }
    await store.close();
    await fork.close();
  });

  it("returns the same image until something is written", async () => {
    const store = createSqliteStore({ memory: true });
    const image = store.image();
    expect(store.image()).toBe(image);
    await store.commit({ expect: [], writes: writes["user"] ?? [] });
    const later = store.image();
    expect(later).not.toBe(image);
    store.restore(image);
    expect(store.image()).toBe(image);
    await store.close();
  });
});
