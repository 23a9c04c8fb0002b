import type { Batch, Expectation } from "@rollcall/service/store";
import { sampleGroup, sampleUser } from "@rollcall/service/store/conformance";
import { openOnEmptyTables, sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it, onTestFinished } from "vitest";
import { createPostgresStore, type PostgresStore } from "../create-postgres-store.js";

const users = Array.from({ length: 12 }, (_, number) => `U${String(number).padStart(2, "0")}`);
const group: Expectation = { kind: "version", document: "group", key: { id: "S1" }, version: 1 };

/** The commit of the service when users join a group. */
const joins = (userIds: readonly string[], atMost = 100): Batch => ({
  expect: [group, { kind: "mayJoin", userIds }, { kind: "membersAtMost", groupId: "S1", atMost }],
  writes: [{ kind: "addGroupMembers", groupId: "S1", userIds }],
});

/** The commit of the service when users leave a group. */
const leaves = (userIds: readonly string[]): Batch => ({
  expect: [group],
  writes: [{ kind: "removeGroupMembers", groupId: "S1", userIds }],
});

async function openFilled(): Promise<PostgresStore> {
  const store = await openOnEmptyTables((url) => createPostgresStore({ url }));
  onTestFinished(() => store.close());
  await fill(store);
  return store;
}

async function fill(store: PostgresStore): Promise<void> {
  const people = users.map((id) => sampleUser(id, { userName: id.toLowerCase() }));
  await store.commit({
    expect: [],
    writes: [
      { kind: "put", document: "group", value: sampleGroup("S1") },
      ...people.map((value) => ({ kind: "put", document: "user", value }) as const),
    ],
  });
}

async function membersOf(store: PostgresStore): Promise<readonly string[]> {
  const members = (await store.groups.membersOf(["S1"])).get("S1") ?? [];
  return members.map(({ id }) => id).toSorted();
}

/** Members, which must be as many as the counted ones. */
async function countedMembersOf(store: PostgresStore): Promise<readonly string[]> {
  const members = await membersOf(store);
  expect(await store.groups.countMembers("S1")).toBe(members.length);
  return members;
}

describe("changeMember", () => {
  it("adds and removes a member, and counts what changes", async () => {
    const store = await openFilled();
    expect(await store.commit(joins(["U00", "U00"]))).toEqual({ ok: true, messages: [] });
    expect(await store.commit(joins(["U00"]))).toEqual({ ok: true, messages: [] });
    expect(await store.commit(joins(["U01"]))).toEqual({ ok: true, messages: [] });
    expect(await countedMembersOf(store)).toEqual(["U00", "U01"]);
    expect(await store.commit(leaves(["U09"]))).toEqual({ ok: true, messages: [] });
    expect(await store.commit(leaves(["U00", "U00"]))).toEqual({ ok: true, messages: [] });
    expect(await countedMembersOf(store)).toEqual(["U01"]);
  });

  it("names the expectation that fails, and changes nothing", async () => {
    const store = await openFilled();
    const guest = sampleUser("U01", { userName: "u01", version: 2, guest: { kind: "single" } });
    const former = sampleUser("U02", { userName: "u02", version: 2, active: false });
    const writes = [guest, former].map((value) => ({ kind: "put", document: "user", value }) as const);
    await store.commit({ expect: [], writes });
    const failed = async (batch: Batch) => {
      const committed = await store.commit(batch);
      return committed.ok ? undefined : committed.failed;
    };
    const outdated: Expectation = { ...group, version: 2 };
    const ofOutdated = ({ expect: [, ...others], ...batch }: Batch) => ({ ...batch, expect: [outdated, ...others] });
    for (const id of ["U01", "U02", "U99"]) expect(await failed(joins([id]))).toMatchObject({ kind: "mayJoin" });
    expect(await failed(joins(["U00"], 0))).toMatchObject({ kind: "membersAtMost" });
    expect(await failed(ofOutdated(joins(["U00"])))).toEqual(outdated);
    expect(await failed(ofOutdated(leaves(["U00"])))).toEqual(outdated);
    expect(await countedMembersOf(store)).toEqual([]);
  });

  it("lets a member of a full group join again", async () => {
    const store = await openFilled();
    await store.commit(joins(["U00"], 1));
    expect(await store.commit(joins(["U00"], 1))).toMatchObject({ ok: true });
    expect(await countedMembersOf(store)).toEqual(["U00"]);
  });

  it("releases the lock of a batch only if it commits, and no lock of another holder", async () => {
    const store = await openFilled();
    const lock = { key: "scim Group S1", holder: "one" };
    const isFree = async () => {
      const other = { key: lock.key, holder: "other" };
      const acquired = await store.locks.acquire({ ...other, leaseMs: 60_000, nowMs: 0 });
      if (acquired) await store.locks.release(other);
      return acquired;
    };
    for (const change of [joins(["U00"]), leaves(["U00"])]) {
      await store.locks.acquire({ ...lock, leaseMs: 60_000, nowMs: 0 });
      const { expect: expectations, writes } = joins(["U99"]);
      expect(await store.commit({ expect: expectations, writes, releases: lock })).toMatchObject({ ok: false });
      await store.commit({ ...change, releases: { ...lock, holder: "another" } });
      expect(await isFree()).toBe(false);
      expect(await store.commit({ ...change, releases: lock })).toEqual({ ok: true, messages: [], released: true });
      expect(await isFree()).toBe(true);
    }
  });

  it("fills a group exactly to its limit when many users join at once through two stores", async () => {
    const url = await (await sharedPostgres()).createSchema();
    const stores = [await createPostgresStore({ url }), await createPostgresStore({ url })] as const;
    onTestFinished(async () => {
      for (const store of stores) await store.close();
    });
    await fill(stores[0]);
    const joining = stores.flatMap((store) => users.map((id) => store.commit(joins([id], 5))));
    const answers = await Promise.all(joining);
    const members = await countedMembersOf(stores[0]);
    expect(members).toHaveLength(5);
    // Each joins through both stores, so that each member is answered twice, unless the group was full in between.
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(5);
    expect(answers.flatMap((one) => (one.ok ? [] : one.failed.kind))).not.toContain("mayJoin");
  });

  it("counts each member once when the same users join and leave at once", async () => {
    const store = await openFilled();
    for (let round = 0; round < 5; round += 1) {
      const changes = users.flatMap((id) => [joins([id, "U00"]), joins([id]), leaves([id])]);
      await Promise.all(changes.map((batch) => store.commit(batch)));
      await countedMembersOf(store);
    }
    await Promise.all(users.map((id) => store.commit(leaves([id]))));
    expect(await countedMembersOf(store)).toEqual([]);
  });

  it("never leaves a user in a group who is deactivated while joining", async () => {
    const store = await openFilled();
    for (const [round, id] of users.entries()) {
      const value = sampleUser(id, { userName: id.toLowerCase(), version: 2, active: false });
      const deactivates: Batch = {
        expect: [{ kind: "version", document: "user", key: { id }, version: 1 }],
        writes: [
          { kind: "put", document: "user", value },
          { kind: "removeGroupMembers", groupId: "S1", userIds: [id] },
        ],
      };
      const batches = [joins([id]), deactivates, joins([id])];
      await Promise.all((round % 2 === 0 ? batches : batches.toReversed()).map((batch) => store.commit(batch)));
      expect(await countedMembersOf(store)).not.toContain(id);
    }
  });
});
