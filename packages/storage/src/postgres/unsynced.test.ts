import { sampleChannel, sampleGroup, sampleUser } from "@rollcall/service/store/conformance";
import { query } from "@rollcall/test-kit/postgres";
import { type SharedPostgres, sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeAll, describe, expect, it } from "vitest";
import { createPostgresStore } from "./create-postgres-store.js";

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

/** Makes each new row of a table report how its transaction is committed. */
const witness = (table: string) => [
  `create table told_${table} (setting text)`,
  `create function tell_${table}() returns trigger language plpgsql as
    $$ begin insert into told_${table} values (current_setting('synchronous_commit')); return new; end $$`,
  `create trigger tell after insert or update on ${table} for each row execute function tell_${table}()`,
];

describe("a commit on PostgreSQL", () => {
  it("waits for the disk, except for locks and budgets", async () => {
    const url = await postgres.createSchema();
    const store = await createPostgresStore({ url, connections: 1 });
    for (const text of ["locks", "rates", "names", "group_members"].flatMap(witness)) await query(url, text);
    const reported = async (table: string) =>
      (await query(url, `select distinct setting from told_${table}`)).flatMap(Object.values);
    const nowMs = 1_767_323_045_006;
    await store.locks.acquire({ key: "k", holder: "one", leaseMs: 1, nowMs });
    const take = { key: "a", perMinute: 60, burst: 2, nowMs };
    await store.rates.take(take);
    await store.rates.takeAll([take, { ...take, key: "b" }]);
    const writes = [
      { kind: "put", document: "channel", value: sampleChannel("C1") },
      { kind: "put", document: "user", value: sampleUser("U1") },
      { kind: "put", document: "group", value: sampleGroup("S1") },
    ] as const;
    await store.commit({ expect: [], writes });
    const joined = await store.commit({
      expect: [
        { kind: "version", document: "group", key: { id: "S1" }, version: 1 },
        { kind: "mayJoin", userIds: ["U1"] },
        { kind: "membersAtMost", groupId: "S1", atMost: 1 },
      ],
      writes: [{ kind: "addGroupMembers", groupId: "S1", userIds: ["U1"] }],
      releases: { key: "k", holder: "one" },
    });
    expect(joined).toEqual({ ok: true, messages: [], released: true });
    expect(await Promise.all(["locks", "rates", "names", "group_members"].map(reported))).toEqual([
      ["off"],
      ["off"],
      ["on"],
      ["on"],
    ]);
    await store.close();
  });
});
