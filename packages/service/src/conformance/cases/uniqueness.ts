import { describe, expect, it } from "vitest";
import type { Group } from "../../model/group.js";
import type { Committed, Write } from "../../model/store.js";
import { type OpenStore, write } from "../open-store.js";
import { sampleChannel, sampleDm, sampleGroup, sampleMessage, sampleUser } from "../samples.js";

const putUser = (id: string, userName: string, emails: readonly string[] = []): Write => ({
  kind: "put",
  document: "user",
  value: sampleUser(id, { userName, emails }),
});
const putGroup = (id: string, displayName: string, parts: Partial<Group> = {}): Write => ({
  kind: "put",
  document: "group",
  value: sampleGroup(id, { displayName, ...parts }),
});
const putChannel = (id: string, name: string, workspaceId = "T1"): Write => ({
  kind: "put",
  document: "channel",
  value: sampleChannel(id, { name, workspaceId }),
});
const putShared = (id: string, name: string, workspaceId: string, ...sharedWith: readonly string[]): Write => ({
  kind: "put",
  document: "channel",
  value: sampleChannel(id, { name, workspaceId, sharedWith }),
});
const putDm = (id: string, one: string, other: string): Write => ({
  kind: "put",
  document: "channel",
  value: sampleDm(id, [one, other]),
});

type Failed = Extract<Committed, { ok: false }>["failed"];

/** Existing state, a write without expectations, and the answer to it. */
const refusals: readonly (readonly [string, Write, Write, Failed])[] = [
  ["a user's name", putUser("U1", "ada"), putUser("U2", "ada"), { kind: "freeUserName", name: "ada", except: "U2" }],
  [
    "a user name that a channel has",
    putChannel("C1", "General", "T2"),
    putUser("U2", "general"),
    { kind: "freeUserName", name: "general", except: "U2" },
  ],
  [
    "an address",
    putUser("U1", "ada", ["a@b.c"]),
    putUser("U2", "bob", ["x@y.z", "A@B.C"]),
    { kind: "freeEmail", address: "A@B.C", except: "U2" },
  ],
  [
    "a group's name",
    putGroup("S1", "Staff"),
    putGroup("S2", "STAFF"),
    { kind: "freeGroupName", name: "STAFF", except: "S2" },
  ],
  [
    "a group's handle",
    putGroup("S1", "Staff", { handle: "crew" }),
    putGroup("S2", "Other", { handle: "Crew" }),
    { kind: "freeHandle", name: "Crew", except: "S2" },
  ],
  [
    "a handle that a user has",
    putUser("U1", "ada"),
    putGroup("S2", "Other", { handle: "ada" }),
    { kind: "freeHandle", name: "ada", except: "S2" },
  ],
  [
    "a handle that a channel has",
    putChannel("C1", "general"),
    putGroup("S2", "Other", { handle: "general" }),
    { kind: "freeHandle", name: "general", except: "S2" },
  ],
  [
    "a user name that a group has as its handle",
    putGroup("S1", "Staff", { handle: "crew" }),
    putUser("U2", "crew"),
    { kind: "freeUserName", name: "crew", except: "U2" },
  ],
  [
    "a channel's name",
    putChannel("C1", "general"),
    putChannel("C2", "General"),
    { kind: "freeChannelName", workspaceId: "T1", name: "General", except: "C2" },
  ],
  [
    "the name of a channel that a workspace shares",
    putShared("C1", "general", "T2", "T1"),
    putChannel("C2", "General"),
    { kind: "freeChannelName", workspaceId: "T1", name: "General", except: "C2" },
  ],
  [
    "the name of a channel by one that its workspace shares",
    putChannel("C1", "general"),
    putShared("C2", "General", "T2", "T3", "T1"),
    { kind: "freeChannelName", workspaceId: "T1", name: "General", except: "C2" },
  ],
  [
    "the name of a channel that the same workspace shares",
    putShared("C1", "general", "T1", "T3"),
    putShared("C2", "General", "T2", "T3"),
    { kind: "freeChannelName", workspaceId: "T3", name: "General", except: "C2" },
  ],
  [
    "a channel name that a user has",
    putUser("U1", "ada"),
    putChannel("C1", "Ada"),
    { kind: "freeChannelName", workspaceId: "T1", name: "Ada", except: "C1" },
  ],
  [
    "a DM",
    putDm("D1", "U1", "U2"),
    putDm("D2", "U2", "U1"),
    { kind: "freeDm", workspaceId: "T1", userIds: ["U2", "U1"] },
  ],
  [
    "a message's channel",
    putChannel("C1", "general"),
    { kind: "insertMessage", message: sampleMessage("C9"), nowMs: 0 },
    { kind: "openChannel", id: "C9" },
  ],
];

/** Names, addresses and DMs stay unique, whatever a batch expects. */
export function describeUniqueness(open: OpenStore): void {
  describe("without an expectation", () => {
    it.each(refusals)("%s cannot be taken twice", async (_what, there, second, failed) => {
      const store = await open();
      await write(store, there);
      expect(await store.commit({ expect: [], writes: [putGroup("S8", "marker"), second] })).toEqual({
        ok: false,
        failed,
      });
      expect(await store.groups.get("S8")).toBeUndefined();
      await write(store, there);
    });

    it("a name or an address cannot be taken twice within one batch", async () => {
      const store = await open();
      const batch = { expect: [], writes: [putUser("U1", "ada", ["a@b.c"]), putUser("U2", "bob", ["A@b.c"])] };
      expect(await store.commit(batch)).toMatchObject({ ok: false, failed: { kind: "freeEmail", except: "U2" } });
      expect(await store.users.get("U1")).toBeUndefined();
    });

    it("a name or address released in a batch can be taken by later writes", async () => {
      const store = await open();
      await write(store, putUser("U1", "ada", ["a@b.c"]), putGroup("S1", "Staff"), putChannel("C1", "general"));
      await write(store, putUser("U1", "lovelace", ["d@e.f"]), putUser("U2", "ada", ["a@b.c"]));
      await write(store, putGroup("S1", "Others"), putGroup("S2", "Staff"));
      await write(store, putChannel("C1", "random"), putChannel("C2", "general"), putUser("U3", "hal"));
      await write(
        store,
        putUser("U3", "hal2"),
        putChannel("C3", "hal"),
        { kind: "remove", document: "group", key: { id: "S1" } },
        putGroup("S3", "Others"),
      );
      expect((await store.users.byEmail("a@b.c"))?.id).toBe("U2");
      expect((await store.users.byUserName("ada"))?.id).toBe("U2");
      expect(await store.channels.nameTaken("hal")).toBe(true);
    });

    it("a name or address released in a refused batch stays taken", async () => {
      const store = await open();
      await write(store, putUser("U1", "ada", ["a@b.c"]), putUser("U2", "bob"));
      const batch = { expect: [], writes: [putUser("U1", "eve", []), putUser("U2", "eve")] };
      expect(await store.commit(batch)).toMatchObject({ ok: false });
      expect((await store.users.byEmail("a@b.c"))?.userName).toBe("ada");
      expect(await store.commit({ expect: [], writes: [putUser("U3", "ada")] })).toMatchObject({ ok: false });
      expect(await store.commit({ expect: [], writes: [putUser("U3", "eve")] })).toMatchObject({ ok: true });
    });

    it("a channel keeps its name where it stays shared, and gives it back where it no longer is", async () => {
      const store = await open();
      await write(store, putShared("C1", "general", "T1", "T2", "T3"));
      await write(store, putShared("C1", "general", "T1", "T2"), putChannel("C3", "general", "T3"));
      const toT3 = { expect: [], writes: [putShared("C1", "general", "T1", "T2", "T3")] };
      const failed = { kind: "freeChannelName", workspaceId: "T3", name: "general", except: "C1" };
      expect(await store.commit(toT3)).toEqual({ ok: false, failed });
      await write(store, putShared("C1", "lobby", "T1", "T2"), putChannel("C2", "general", "T2"));
      expect((await store.channels.byName("T2", "Lobby"))?.id).toBe("C1");
      expect((await store.channels.byName("T2", "general"))?.id).toBe("C2");
      expect((await store.channels.byName("T3", "general"))?.id).toBe("C3");
    });

    it("a user may have the same address twice, and change its case", async () => {
      const store = await open();
      await write(store, putUser("U1", "ada", ["a@b.c", "A@B.C"]));
      await write(store, putUser("U1", "ada", ["A@b.c"]));
      expect((await store.users.byEmail("a@b.c"))?.emails).toEqual(["A@b.c"]);
      await write(store, putUser("U1", "ada", []));
      await write(store, putUser("U2", "bob", ["a@b.c"]));
    });
  });
}
