import { describe, expect, it } from "vitest";
import { type OpenStore, write } from "../open-store.js";
import { sampleGroup, sampleUser } from "../samples.js";

const many = 1500;

/** Groups, and their members as sets. */
export function describeGroups(open: OpenStore): void {
  describeGroupDocuments(open);

  describeGroupMembers(open);
}

/** Opens stores with users and two groups. */
function withUsers(open: OpenStore) {
  return async (count: number) => {
    const store = await open();
    const ids = Array.from({ length: count }, (_, at) => `U${String(at).padStart(5, "0")}`);
    const users = ids.map((id) => ({ kind: "put", document: "user", value: sampleUser(id, { emails: [] }) }) as const);
    await write(
      store,
      ...users,
      { kind: "put", document: "group", value: sampleGroup("S1") },
      { kind: "put", document: "group", value: sampleGroup("S2") },
    );
    const idsOf = async (groupId: string) =>
      (await store.groups.membersOf([groupId])).get(groupId)?.map(({ id }) => id);
    return { store, ids, idsOf };
  };
}

function describeGroupDocuments(open: OpenStore): void {
  const openWithUsers = withUsers(open);
  describe("groups", () => {
    it("are cut into slices like users", async () => {
      const { store } = await openWithUsers(0);
      const slice = { offset: 1, limit: 1, order: "ascending" } as const;
      expect(await store.groups.find(slice)).toEqual({ items: [sampleGroup("S2")], total: 2 });
      expect(await store.groups.find({ ...slice, order: "descending" })).toEqual({
        items: [sampleGroup("S1")],
        total: 2,
      });
      expect(await store.groups.find({ ...slice, limit: 0 })).toEqual({ items: [], total: 2 });
    });

    it("keep their members when the document is replaced", async () => {
      const { store, idsOf } = await openWithUsers(2);
      await write(store, { kind: "addGroupMembers", groupId: "S1", userIds: ["U00000"] });
      await write(store, {
        kind: "put",
        document: "group",
        value: sampleGroup("S1", { version: 2, displayName: "other" }),
      });
      expect(await idsOf("S1")).toEqual(["U00000"]);
    });

    it("are listed by the workspace that they belong to or are connected to", async () => {
      const { store } = await openWithUsers(2);
      const disabled = { at: "2026-01-02T03:04:05.006Z" };
      const own = sampleGroup("S3", { kind: "user", workspaceId: "T1", created: "2025-01-01T00:00:00.000Z" });
      const off = sampleGroup("S4", { kind: "user", workspaceId: "T1", disabled });
      const other = sampleGroup("S5", { kind: "user", workspaceId: "T11" });
      const connected = sampleGroup("S6", { connectedWorkspaceIds: ["T2", "T1"] });
      const groups = [off, other, connected, own].map((value) => ({ kind: "put", document: "group", value }) as const);
      await write(store, ...groups, { kind: "addGroupMembers", groupId: "S3", userIds: ["U00000", "U00001"] });
      expect(await store.groups.ofWorkspace("T1", { withDisabled: true })).toEqual([
        { group: own, memberCount: 2 },
        { group: off, memberCount: 0 },
        { group: connected, memberCount: 0 },
      ]);
      const listed = await store.groups.ofWorkspace("T1", { withDisabled: false });
      expect(listed.map(({ group }) => group.id)).toEqual(["S3", "S6"]);
      expect(await store.groups.ofWorkspace("T3", { withDisabled: true })).toEqual([]);
      expect([await store.groups.countMembers("S3"), await store.groups.countMembers("S9")]).toEqual([2, 0]);
    });

    it("release a handle when it changes, and when they are removed", async () => {
      const { store } = await openWithUsers(0);
      const put = (id: string, handle?: string) =>
        ({ kind: "put", document: "group", value: sampleGroup(id, handle === undefined ? {} : { handle }) }) as const;
      await write(store, put("S1", "crew"), put("S1", "staff"), put("S2", "crew"), put("S2", "Crew"));
      await write(store, { kind: "remove", document: "group", key: { id: "S2" } }, put("S3", "crew"));
      await write(store, put("S1"), put("S2", "staff"));
      expect(await store.users.nameHolder("STAFF")).toEqual({ userId: "S2" });
      expect((await store.groups.byHandle("STAFF"))?.id).toBe("S2");
      expect((await store.groups.byHandle("crew"))?.id).toBe("S3");
      expect(await store.groups.byHandle("nobody")).toBeUndefined();
    });

    it("lose their memberships when they are removed", async () => {
      const { store, idsOf } = await openWithUsers(2);
      await write(store, { kind: "addGroupMembers", groupId: "S1", userIds: ["U00000", "U00001"] });
      await write(store, { kind: "remove", document: "group", key: { id: "S1" } });
      expect(await store.groups.get("S1")).toBeUndefined();
      expect(await store.users.groupsOf(["U00000"])).toEqual(new Map());
      await write(store, { kind: "put", document: "group", value: sampleGroup("S1") });
      expect(await idsOf("S1")).toBeUndefined();
    });
  });
}

function describeGroupMembers(open: OpenStore): void {
  const openWithUsers = withUsers(open);
  describe("members of groups", () => {
    it("are a set, listed by creation, then ID, with their current names", async () => {
      const { store } = await openWithUsers(3);
      const old = sampleUser("U00002", { created: "2020-01-01T00:00:00.000Z", displayName: "Eldest", emails: [] });
      await write(store, { kind: "put", document: "user", value: old });
      await write(store, { kind: "addGroupMembers", groupId: "S1", userIds: ["U00001", "U00000", "U00001"] });
      await write(store, { kind: "addGroupMembers", groupId: "S1", userIds: ["U00002", "U00000"] });
      await write(store, { kind: "addGroupMembers", groupId: "S2", userIds: ["U00001"] });
      const members = await store.groups.membersOf(["S1", "S2", "S9"]);
      expect([...members.keys()].sort()).toEqual(["S1", "S2"]);
      expect(members.get("S1")).toEqual([
        { id: "U00002", displayName: "Eldest" },
        { id: "U00000", displayName: "Name of U00000" },
        { id: "U00001", displayName: "Name of U00001" },
      ]);
    });

    it("are ignored if the user or the group does not exist", async () => {
      const { store, idsOf } = await openWithUsers(1);
      await write(store, { kind: "addGroupMembers", groupId: "S1", userIds: ["U9", "U00000", "", "\0"] });
      await write(store, { kind: "addGroupMembers", groupId: "S9", userIds: ["U00000"] });
      await write(store, { kind: "removeGroupMembers", groupId: "S9", userIds: ["U00000"] });
      await write(store, { kind: "clearGroupMembers", groupId: "S9" });
      expect(await idsOf("S1")).toEqual(["U00000"]);
      await write(store, { kind: "put", document: "group", value: sampleGroup("S9") });
      expect(await idsOf("S9")).toBeUndefined();
    });

    it("are removed by ID, or all at once", async () => {
      const { store, ids, idsOf } = await openWithUsers(4);
      await write(store, { kind: "addGroupMembers", groupId: "S1", userIds: ids });
      await write(store, { kind: "removeGroupMembers", groupId: "S1", userIds: ["U00001", "U9", "U00003"] });
      expect(await idsOf("S1")).toEqual(["U00000", "U00002"]);
      await write(store, { kind: "addGroupMembers", groupId: "S2", userIds: ids });
      await write(store, { kind: "clearGroupMembers", groupId: "S1" });
      expect(await idsOf("S1")).toBeUndefined();
      expect(await idsOf("S2")).toEqual(ids);
    });

    it(`can be ${many.toLocaleString("en")}, and are counted exactly`, async () => {
      const { store, ids, idsOf } = await openWithUsers(many);
      const all = { kind: "addGroupMembers", groupId: "S1", userIds: ids } as const;
      const atMost = (count: number) => [{ kind: "membersAtMost", groupId: "S1", atMost: count } as const];
      expect(await store.commit({ expect: atMost(many - 1), writes: [all] })).toMatchObject({ ok: false });
      expect(await store.commit({ expect: atMost(many), writes: [all] })).toMatchObject({ ok: true });
      const one = { kind: "removeGroupMembers", groupId: "S1", userIds: ["U00007"] } as const;
      expect(await store.commit({ expect: atMost(many - 1), writes: [one] })).toMatchObject({ ok: true });
      expect(await idsOf("S1")).toEqual(ids.filter((id) => id !== "U00007"));
    });
  });
}
