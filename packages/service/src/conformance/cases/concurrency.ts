import { describe, expect, it } from "vitest";
import { fileUploads } from "../../model/file.js";
import { put } from "../../model/port/document.js";
import type { Batch, Committed, Store } from "../../model/store.js";
import { type OpenStore, write } from "../open-store.js";
import {
  sampleApp,
  sampleChannel,
  sampleDm,
  sampleGroup,
  sampleMessage,
  sampleToken,
  sampleUser,
  sampleWorkspace,
} from "../samples.js";

const rivals = Array.from({ length: 20 }, (_, at) => `${at + 10}`);

/** Batches of which exactly one can succeed when all are committed at once. */
const races: readonly (readonly [string, (rival: string) => Batch])[] = [
  [
    "the same version",
    (rival) => ({
      expect: [{ kind: "version", document: "user", key: { id: "U1" }, version: 1 }],
      writes: [{ kind: "put", document: "user", value: sampleUser("U1", { version: 2, title: rival }) }],
    }),
  ],
  [
    "a user name",
    (rival) => ({
      expect: [{ kind: "freeUserName", name: "ada" }],
      writes: [{ kind: "put", document: "user", value: sampleUser(`U${rival}`, { userName: "ada" }) }],
    }),
  ],
  [
    "a name, for users and channels",
    (rival) => ({
      expect: [],
      writes: [
        Number(rival) % 2 === 0
          ? { kind: "put", document: "user", value: sampleUser(`U${rival}`, { userName: "ada" }) }
          : { kind: "put", document: "channel", value: sampleChannel(`C${rival}`, { name: "ada" }) },
      ],
    }),
  ],
  [
    "an address",
    (rival) => ({
      expect: [{ kind: "freeEmail", address: "ada@example.com" }],
      writes: [{ kind: "put", document: "user", value: sampleUser(`U${rival}`, { emails: ["ada@example.com"] }) }],
    }),
  ],
  [
    "a group's name",
    (rival) => ({
      expect: [{ kind: "freeGroupName", name: "Staff" }],
      writes: [{ kind: "put", document: "group", value: sampleGroup(`S${rival}`, { displayName: "Staff" }) }],
    }),
  ],
  [
    "the name of a channel in a workspace, for its own channels and those that it shares",
    (rival) => ({
      expect: [],
      writes: [
        Number(rival) % 2 === 0
          ? { kind: "put", document: "channel", value: sampleChannel(`C${rival}`, { name: "ada" }) }
          : {
              kind: "put",
              document: "channel",
              value: sampleChannel(`C${rival}`, { name: "ada", workspaceId: `T${rival}`, sharedWith: ["T1"] }),
            },
      ],
    }),
  ],
  [
    "a DM",
    (rival) => ({
      expect: [],
      writes: [{ kind: "put", document: "channel", value: sampleDm(`D${rival}`, ["U1", "U2"]) }],
    }),
  ],
  [
    "the last free place in a group",
    (rival) => ({
      expect: [{ kind: "membersAtMost", groupId: "S1", atMost: 1 }],
      writes: [
        { kind: "put", document: "user", value: sampleUser(`U${rival}`) },
        { kind: "addGroupMembers", groupId: "S1", userIds: [`U${rival}`] },
      ],
    }),
  ],
  [
    "the last message of a workspace, in any channel",
    (rival) => ({
      expect: [{ kind: "messagesAtMost", workspaceId: "T1", atMost: 1 }],
      writes: [
        { kind: "put", document: "channel", value: sampleChannel(`C${rival}`) },
        { kind: "insertMessage", message: sampleMessage(`C${rival}`), nowMs: 1_767_323_045_006 },
      ],
    }),
  ],
  [
    "the last app that a manager app may create",
    (rival) => ({
      expect: [{ kind: "managedAppsAtMost", managerAppId: "A7", atMost: 1 }],
      writes: [{ kind: "put", document: "app", value: sampleApp(`A8${rival}`, { managerAppId: "A7" }) }],
    }),
  ],
  [
    "the last unfinished upload of a token",
    (rival) => ({
      expect: [{ kind: "uploadsAtMost", tokenHash: "h1", dueAfterMs: 0, atMost: 1 }],
      writes: [put(fileUploads, { ...fileUploads.sample(1), id: `F${rival}`, tokenHash: "h1" })],
    }),
  ],
  [
    "a membership of a channel",
    () => ({
      expect: [{ kind: "channelStranger", channelId: "C1", userId: "U1" }],
      writes: [{ kind: "addChannelMembers", channelId: "C1", userIds: ["U1"] }],
    }),
  ],
  [
    "the last place in a channel",
    (rival) => ({
      expect: [{ kind: "channelMembersWithin", channelId: "C1", atLeast: 0, atMost: 1 }],
      writes: [
        { kind: "put", document: "user", value: sampleUser(`U${rival}`) },
        { kind: "addChannelMembers", channelId: "C1", userIds: [`U${rival}`] },
      ],
    }),
  ],
  [
    "a message by its client-given ID",
    () => {
      const byClient = { channelId: "C1", appId: "A1", clientMsgId: "m1" };
      return {
        expect: [{ kind: "freeClientMsgId", ...byClient, authorId: "U1", since: "0000000000.000000" }],
        writes: [{ kind: "insertMessage", message: sampleMessage("C1", byClient), nowMs: 1_767_323_045_006 }],
      };
    },
  ],
];

/** Concurrent commits. */
export function describeConcurrency(open: OpenStore): void {
  const openFilled = filled(open);

  describe("of concurrent commits", () => {
    it.each(races)("exactly one gets %s", async (_what, batchOf) => {
      const store = await openFilled();
      const outcomes = await Promise.all(rivals.map((rival) => store.commit(batchOf(rival))));
      expect(winners(outcomes)).toBe(1);
    });

    it("either the joining or the deactivating one fails", async () => {
      const store = await openFilled();
      const joins: Batch = {
        expect: [{ kind: "mayJoin", userIds: ["U1", "U2"] }],
        writes: [{ kind: "addGroupMembers", groupId: "S1", userIds: ["U1", "U2"] }],
      };
      const deactivates: Batch = {
        expect: [{ kind: "version", document: "user", key: { id: "U1" }, version: 1 }],
        writes: [
          { kind: "put", document: "user", value: sampleUser("U1", { version: 2, active: false }) },
          { kind: "removeGroupMembers", groupId: "S1", userIds: ["U1"] },
        ],
      };
      await Promise.all([store.commit(joins), store.commit(deactivates)]);
      expect((await store.users.get("U1"))?.active).toBe(false);
      expect((await store.groups.membersOf(["S1"])).get("S1")?.map(({ id }) => id) ?? []).not.toContain("U1");
    });

    it("each message gets its own ts, in the order of the answers", async () => {
      const store = await openFilled();
      const message = sampleMessage("C1");
      const batch: Batch = {
        expect: [{ kind: "openChannel", id: "C1" }],
        writes: [{ kind: "insertMessage", message, nowMs: 1_767_323_045_006 }],
      };
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => store.commit(batch)));
      const made = outcomes.flatMap((outcome) => (outcome.ok ? outcome.messages.map(({ ts }) => ts) : []));
      const wanted = Array.from({ length: 100 }, (_, at) => `1767323045.006${String(at).padStart(3, "0")}`);
      expect(made.toSorted()).toEqual(wanted);
      expect((await store.messages.latest("C1", 200)).map(({ ts }) => ts).toReversed()).toEqual(wanted);
      expect(await store.messages.count("T1")).toBe(100);
    });

    it("joining and leaving members result in a set and an exact count", async () => {
      const store = await openFilled();
      const users = rivals.map((rival) => ({ kind: "put", document: "user", value: sampleUser(`U${rival}`) }) as const);
      await write(store, ...users);
      await Promise.all(rivals.flatMap((rival, at) => joinAndLeave(store, `U${rival}`, at % 2 === 0)));
      const members = (await store.groups.membersOf(["S1"])).get("S1") ?? [];
      const exactly = (atMost: number) =>
        store.commit({ expect: [{ kind: "membersAtMost", groupId: "S1", atMost }], writes: [] });
      expect(await exactly(members.length)).toMatchObject({ ok: true });
      expect(await exactly(members.length - 1)).toMatchObject({ ok: false });
    });
  });
}

function joinAndLeave(store: Store, userId: string, stays: boolean): readonly Promise<void>[] {
  const change = (kind: "addGroupMembers" | "removeGroupMembers") =>
    write(store, { kind, groupId: "S1", userIds: [userId, "U1"] });
  return stays
    ? [change("addGroupMembers"), change("addGroupMembers")]
    : [change("addGroupMembers"), change("removeGroupMembers")];
}

/** Opens stores with documents that the races compete for. */
function filled(open: OpenStore): OpenStore {
  return async () => {
    const store = await open();
    await write(
      store,
      { kind: "put", document: "workspace", value: sampleWorkspace() },
      { kind: "put", document: "app", value: sampleApp("A7") },
      { kind: "put", document: "user", value: sampleUser("U1") },
      { kind: "put", document: "user", value: sampleUser("U2") },
      { kind: "put", document: "group", value: sampleGroup("S1") },
      { kind: "put", document: "channel", value: sampleChannel("C1") },
      { kind: "put", document: "token", value: sampleToken("h1") },
    );
    return store;
  };
}

function winners(outcomes: readonly Committed[]): number {
  return outcomes.filter(({ ok }) => ok).length;
}
