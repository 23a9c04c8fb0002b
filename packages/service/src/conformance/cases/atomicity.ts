import { describe, expect, it } from "vitest";
import type { Write } from "../../model/store.js";
import { type OpenStore, post, write } from "../open-store.js";
import {
  sampleApp,
  sampleChannel,
  sampleGroup,
  sampleList,
  sampleMessage,
  sampleToken,
  sampleUser,
} from "../samples.js";

/** A batch is committed as a whole or not at all. */
export function describeAtomicity(open: OpenStore): void {
  describeCommit(open);

  describeClosing(open);
}

function describeCommit(open: OpenStore): void {
  describe("a commit", () => {
    it("undoes every kind of write when it is refused", async () => {
      const store = await open();
      await write(
        store,
        { kind: "put", document: "user", value: sampleUser("U1") },
        { kind: "put", document: "group", value: sampleGroup("S1") },
        { kind: "addGroupMembers", groupId: "S1", userIds: ["U1"] },
        { kind: "put", document: "channel", value: sampleChannel("C1") },
        { kind: "put", document: "token", value: sampleToken("h1", { userId: "U1" }) },
        { kind: "put", document: "list", value: sampleList("F1") },
      );
      const writes: readonly Write[] = [
        { kind: "put", document: "user", value: sampleUser("U2") },
        { kind: "clearGroupMembers", groupId: "S1" },
        { kind: "addGroupMembers", groupId: "S1", userIds: ["U2"] },
        { kind: "addChannelMembers", channelId: "C1", userIds: ["U1", "U2"] },
        { kind: "revokeUserTokens", userId: "U1" },
        { kind: "insertMessage", message: sampleMessage("C1"), nowMs: 1_767_323_045_006 },
        { kind: "grantListAccess", listId: "F1", access: [{ subject: { kind: "user", id: "U1" }, level: "read" }] },
        { kind: "put", document: "channel", value: sampleChannel("C2") },
        { kind: "remove", document: "group", key: { id: "S1" } },
        { kind: "put", document: "user", value: sampleUser("U3", { userName: "u1" }) },
      ];
      expect(await store.commit({ expect: [], writes })).toMatchObject({ ok: false });
      expect(await store.users.get("U2")).toBeUndefined();
      expect((await store.groups.membersOf(["S1"])).get("S1")?.map(({ id }) => id)).toEqual(["U1"]);
      expect(await store.channels.isMember("C1", "U1")).toBe(false);
      expect((await store.tokens.byHash("h1"))?.revoked).toBe(false);
      expect(await store.messages.latest("C1", 9)).toEqual([]);
      expect(await store.messages.count("T1")).toBe(0);
      expect(await store.lists.accessOf("F1")).toEqual([]);
      expect(await store.channels.nameTaken("channel-c2")).toBe(false);
      expect(await post(store, { message: sampleMessage("C1"), nowMs: 1_767_323_045_006 })).toBe("1767323045.006000");
    });

    it("succeeds when empty", async () => {
      const store = await open();
      expect(await store.commit({ expect: [], writes: [] })).toEqual({ ok: true, messages: [] });
    });

    it("fails alone when its writes throw", async () => {
      const store = await open();
      const loop: { self?: object } = {};
      loop.self = loop;
      const put = (id: string, manifest: object) =>
        store.commit({ expect: [], writes: [{ kind: "put", document: "app", value: sampleApp(id, { manifest }) }] });
      const outcomes = await Promise.allSettled([put("A1", {}), put("A2", loop), put("A3", {})]);
      expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      const found = await Promise.all(["A1", "A2", "A3"].map((id) => store.apps.get(id)));
      expect(found.map((app) => app?.id)).toEqual(["A1", undefined, "A3"]);
    });
  });
}

function describeClosing(open: OpenStore): void {
  describe("a store", () => {
    it("is ready until it is closed, and finishes running commits", async () => {
      const store = await open();
      expect(await store.ready()).toBe(true);
      const running = Promise.all(
        ["U1", "U2", "U3"].map((id) => write(store, { kind: "put", document: "user", value: sampleUser(id) })),
      );
      await store.close();
      await running;
      expect(await store.ready()).toBe(false);
    });
  });
}
