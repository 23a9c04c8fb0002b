import type { Expectation } from "@rollcall/service/store";
import { sampleGroup, sampleUser } from "@rollcall/service/store/conformance";
import { openOnEmptyTables } from "@rollcall/test-kit/vitest";
import { describe, expect, it } from "vitest";
import { createPostgresStore, type PostgresStore } from "../create-postgres-store.js";

const users = Array.from({ length: 12 }, (_, number) => `U${number}`);
const atMost = (count: number): Expectation => ({ kind: "membersAtMost", groupId: "S1", atMost: count });

async function fill(store: PostgresStore) {
  const people = users.map((id) => sampleUser(id, { userName: id.toLowerCase() }));
  await store.commit({
    expect: [],
    writes: [
      { kind: "put", document: "group", value: sampleGroup("S1") },
      ...people.map((value) => ({ kind: "put", document: "user", value }) as const),
    ],
  });
}

describe("members that join at the same time", () => {
  it("are never more than the limit, and are counted", async () => {
    const store = await openOnEmptyTables((url) => createPostgresStore({ url }));
    await fill(store);
    const join = (id: string) =>
      store.commit({ expect: [atMost(5)], writes: [{ kind: "addGroupMembers", groupId: "S1", userIds: [id] }] });
    const answers = await Promise.all([...users, ...users].map(join));
    const members = (await store.groups.membersOf(["S1"])).get("S1") ?? [];
    expect(members).toHaveLength(5);
    // A member joins again without being counted twice.
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(5);
    expect(await store.commit({ expect: [atMost(5)], writes: [] })).toMatchObject({ ok: true });
    expect(await store.commit({ expect: [atMost(4)], writes: [] })).toMatchObject({ ok: false });
    const leave = (id: string) =>
      store.commit({ expect: [], writes: [{ kind: "removeGroupMembers", groupId: "S1", userIds: [id] }] });
    await Promise.all([...users, ...users].map(leave));
    expect(await store.commit({ expect: [atMost(0)], writes: [] })).toMatchObject({ ok: true });
    await store.close();
  });
});
