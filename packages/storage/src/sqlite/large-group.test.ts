import { sampleGroup, sampleUser } from "@rollcall/service/store/conformance";
import { expect, it } from "vitest";
import { createSqliteStore } from "./create-sqlite-store.js";

it("adding and removing one of 15,000 members reads no members", async () => {
  const store = createSqliteStore({ memory: true });
  const userIds = Array.from({ length: 15_001 }, (_, at) => `U${at}`);
  const users = userIds.map((id) => ({ kind: "put", document: "user", value: sampleUser(id) }) as const);
  const writes = [...users, { kind: "put", document: "group", value: sampleGroup("S1") } as const];
  await store.commit({ expect: [], writes });
  const change = (kind: "addGroupMembers" | "removeGroupMembers", ids: readonly string[], atMost: number) =>
    store.commit({
      expect: [
        { kind: "mayJoin", userIds: ids },
        { kind: "membersAtMost", groupId: "S1", atMost },
      ],
      writes: [{ kind, groupId: "S1", userIds: ids }],
    });
  expect(await change("addGroupMembers", userIds.slice(1), 15_000)).toMatchObject({ ok: true });
  expect(await change("addGroupMembers", ["U0"], 15_000)).toMatchObject({ ok: false });
  expect(await change("removeGroupMembers", ["U7"], 14_999)).toMatchObject({ ok: true });
  expect(await change("addGroupMembers", ["U0"], 15_000)).toMatchObject({ ok: true });
  expect((await store.groups.membersOf(["S1"])).get("S1")).toHaveLength(15_000);
  await store.close();
});
