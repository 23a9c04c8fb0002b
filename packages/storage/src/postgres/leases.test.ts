import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { expect, it, onTestFinished } from "vitest";
import { createPostgresStore } from "./create-postgres-store.js";

const nowMs = 1_767_323_045_006;
const all = { nowMs, limit: 100, holdMs: 15_000, except: [] } as const;

/** The events of two processes of a database with three deliveries. */
async function openTwo() {
  const url = await (await sharedPostgres()).createSchema();
  const stores = [await createPostgresStore({ url }), await createPostgresStore({ url })] as const;
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  for (const at of [1, 2, 3]) {
    await query(
      url,
      `insert into deliveries (app_id, due_ms, place, event_id, line, token, held_ms, attempts, document)
        values ('A1', 0, ${at}, 'Ev${at}', 'C1', 'bot h1', 0, 0, '{}')`,
    );
  }
  return [stores[0].events, stores[1].events] as const;
}

it("lets one process at a time send for an app, and the next one begin where a killed one ended", async () => {
  const [one, other] = await openTwo();
  expect(await one.take({ ...all, limit: 2 })).toMatchObject([{ eventId: "Ev1" }, { eventId: "Ev2" }]);
  expect(await other.take({ ...all, nowMs: nowMs + 9_999 })).toEqual([]);
  const taken = await other.take({ ...all, nowMs: nowMs + 10_000 });
  expect(taken).toMatchObject([{ eventId: "Ev1" }, { eventId: "Ev2" }, { eventId: "Ev3" }]);
  expect(await one.take({ ...all, nowMs: nowMs + 10_001 })).toEqual([]);
  expect(await other.take({ ...all, nowMs: nowMs + 10_001 })).toEqual([]);
});

it("keeps what a process has taken while it renews its lease, and what one without a socket has taken", async () => {
  const [one, other] = await openTwo();
  expect(await one.take({ ...all, limit: 2 })).toHaveLength(2);
  expect(await one.take({ ...all, nowMs: nowMs + 9_999, limit: 1 })).toMatchObject([{ eventId: "Ev3" }]);
  expect(await one.take({ ...all, nowMs: nowMs + 12_000 })).toEqual([]);
  expect(await other.take({ ...all, nowMs: nowMs + 14_000 })).toEqual([]);
  expect(await other.take({ ...all, nowMs: nowMs + 14_000, sockets: ["A1"] })).toEqual([]);
  expect(await other.take({ ...all, nowMs: nowMs + 15_000, sockets: ["A1"] })).toHaveLength(2);
});
