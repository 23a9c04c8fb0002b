import { describe, expect, it } from "vitest";
import type { Store, Write } from "../../model/store.js";
import { type OpenStore, write } from "../open-store.js";
import { sampleGroup, sampleUser } from "../samples.js";

/** Users that connected groups bring into workspaces. */
export function describeConnections(open: OpenStore): void {
  const openWithUsers = async (count: number) => {
    const store = await open();
    const ids = Array.from({ length: count }, (_, at) => `U${String(at).padStart(5, "0")}`);
    const users = ids.map((id) => ({ kind: "put", document: "user", value: sampleUser(id, { emails: [] }) }) as const);
    const group = { kind: "put", document: "group", value: sampleGroup("S1") } as const;
    await write(store, ...users, group);
    return { store, ids };
  };
  const connect = (groupId: string, workspaceIds: readonly string[], userIds: readonly string[]): Write => ({
    kind: "connectMembers",
    groupId,
    workspaceIds,
    userIds,
  });
  const workspacesOf = (store: Store, ids: readonly string[]) =>
    Promise.all(ids.map((id) => store.users.connectedWorkspaces(id)));

  describe("connected members", () => {
    it("are a set, in all workspaces of the connection", async () => {
      const { store } = await openWithUsers(3);
      await write(store, connect("S1", ["T2", "T1", "T2"], ["U00000", "U00001", "U00000"]));
      await write(store, connect("S1", ["T2"], ["U00001"]));
      expect(await workspacesOf(store, ["U00000", "U00001", "U00002"])).toEqual([["T1", "T2"], ["T1", "T2"], []]);
      expect(await store.groups.connectionsOf("S1")).toEqual(["T1", "T2"]);
      expect(await store.groups.connectionsOf("S2")).toEqual([]);
    });

    it("ignore users that do not exist", async () => {
      const { store } = await openWithUsers(1);
      await write(store, connect("S1", ["T2"], ["U9", "", "\0"]), connect("S1", [], ["U00000"]));
      expect(await workspacesOf(store, ["U9", "U00000"])).toEqual([[], []]);
    });

    it("stay when they leave the group, and when the group is deleted", async () => {
      const { store, ids } = await openWithUsers(3);
      const [first = "", ...others] = ids;
      await write(store, { kind: "addGroupMembers", groupId: "S1", userIds: ids }, connect("S1", ["T2"], ids));
      await write(store, { kind: "removeGroupMembers", groupId: "S1", userIds: [first] });
      await write(store, { kind: "clearGroupMembers", groupId: "S1" });
      await write(store, { kind: "remove", document: "group", key: { id: "S1" } });
      expect(await workspacesOf(store, [first, ...others])).toEqual([["T2"], ["T2"], ["T2"]]);
      expect(await store.groups.connectionsOf("S1")).toEqual(["T2"]);
    });

    it("leave only the workspace that their group is disconnected from", async () => {
      const { store } = await openWithUsers(2);
      await write(store, connect("S1", ["T1", "T2"], ["U00000", "U00001"]), connect("S2", ["T2"], ["U00001"]));
      await write(store, { kind: "disconnectGroup", groupId: "S1", workspaceId: "T2" });
      expect(await workspacesOf(store, ["U00000", "U00001"])).toEqual([["T1"], ["T1", "T2"]]);
      expect(await store.groups.connectionsOf("S1")).toEqual(["T1"]);
    });

    it("are added and removed by the thousand", async () => {
      const { store, ids } = await openWithUsers(1500);
      await write(store, connect("S1", ["T1", "T2"], ids));
      expect(await workspacesOf(store, [ids[0] ?? "", ids[1499] ?? ""])).toEqual([
        ["T1", "T2"],
        ["T1", "T2"],
      ]);
      await write(store, { kind: "disconnectGroup", groupId: "S1", workspaceId: "T1" });
      expect(await workspacesOf(store, [ids[0] ?? "", ids[1499] ?? ""])).toEqual([["T2"], ["T2"]]);
    });
  });
}
