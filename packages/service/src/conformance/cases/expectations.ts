import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileUploads } from "../../model/file.js";
import { put } from "../../model/port/document.js";
import type { Expectation, Store, Write } from "../../model/store.js";
import { type OpenStore, post, write } from "../open-store.js";
import {
  sampleAgentSession,
  sampleApp,
  sampleCanvas,
  sampleChannel,
  sampleDm,
  sampleGroup,
  sampleList,
  sampleMessage,
  sampleOrganization,
  sampleRecord,
  sampleUser,
  sampleWorkspace,
} from "../samples.js";

const nowMs = 1_767_323_045_006;
const ts = "1767323045.006000";
const upload = { ...fileUploads.sample(1), tokenHash: "h1" };
const dueMs = fileUploads.columns.due.of(upload);
const micros = 1_767_323_045_006_000;
const clientMsgId = {
  kind: "freeClientMsgId",
  channelId: "C1",
  appId: "A1",
  authorId: "U1",
  clientMsgId: "m1",
  since: ts,
} as const;

const ids = {
  user: "U1",
  group: "S1",
  channel: "C1",
  list: "F1",
  app: "A1",
  workspace: "T1",
  organization: "E1",
  record: "O1/R1",
} as const;
const kinds = ["user", "group", "channel", "list", "app", "workspace", "organization", "record"] as const;
const versions = kinds.flatMap((document) => {
  const id = ids[document];
  return [
    [{ kind: "version", document, key: { id }, version: 3 }, true],
    [{ kind: "version", document, key: { id }, version: 2 }, false],
    [{ kind: "version", document, key: { id }, version: 4 }, false],
    [{ kind: "version", document, key: { id: `${id}9` }, version: 3 }, false],
    [{ kind: "version", document, key: { id: `${id}9` }, version: 0 }, true],
    [{ kind: "version", document, key: { id }, version: 0 }, false],
  ] as const;
});

/** Expectations, and whether they are met in the world below. */
const cases: readonly (readonly [Expectation, boolean])[] = [
  ...versions,
  [{ kind: "freeUserName", name: "nobody" }, true],
  [{ kind: "freeUserName", name: "U1" }, false],
  [{ kind: "freeUserName", name: "u1", except: "U1" }, true],
  [{ kind: "freeUserName", name: "u1", except: "U2" }, false],
  [{ kind: "freeUserName", name: "General" }, false],
  [{ kind: "freeUserName", name: "general", except: "C1" }, false],
  [{ kind: "freeEmail", address: "nobody@example.com" }, true],
  [{ kind: "freeEmail", address: "U1@Example.com" }, false],
  [{ kind: "freeEmail", address: "second@example.com" }, false],
  [{ kind: "freeEmail", address: "second@example.com", except: "U1" }, true],
  [{ kind: "freeGroupName", name: "Group S2" }, true],
  [{ kind: "freeGroupName", name: "GROUP s1" }, false],
  [{ kind: "freeGroupName", name: "Group S1", except: "S1" }, true],
  [{ kind: "freeHandle", name: "nobody" }, true],
  [{ kind: "freeHandle", name: "U1" }, false],
  [{ kind: "freeHandle", name: "General" }, false],
  [{ kind: "freeChannelName", workspaceId: "T1", name: "random" }, true],
  [{ kind: "freeChannelName", workspaceId: "T2", name: "general" }, true],
  [{ kind: "freeChannelName", workspaceId: "T1", name: "GENERAL" }, false],
  [{ kind: "freeChannelName", workspaceId: "T1", name: "general", except: "C1" }, true],
  [{ kind: "freeChannelName", workspaceId: "T2", name: "u1" }, false],
  [{ kind: "freeChannelName", workspaceId: "T1", name: "u1", except: "U1" }, false],
  [{ kind: "freeDm", workspaceId: "T1", userIds: ["U2", "U1"] }, false],
  [{ kind: "freeDm", workspaceId: "T1", userIds: ["U1", "U3"] }, true],
  [{ kind: "freeDm", workspaceId: "T2", userIds: ["U1", "U2"] }, true],
  [{ kind: "mayJoin", userIds: ["U1", "U2", "U1"] }, true],
  [{ kind: "mayJoin", userIds: [] }, true],
  [{ kind: "mayJoin", userIds: ["U1", "U3"] }, false],
  [{ kind: "mayJoin", userIds: ["U4"] }, false],
  [{ kind: "mayJoin", userIds: ["U1", "U9"] }, false],
  [{ kind: "openChannel", id: "C1" }, true],
  [{ kind: "openChannel", id: "C2" }, false],
  [{ kind: "openChannel", id: "C9" }, false],
  [{ kind: "channelMember", channelId: "C1", userId: "U1" }, true],
  [{ kind: "channelMember", channelId: "C1", userId: "U2" }, false],
  [{ kind: "channelMember", channelId: "C9", userId: "U1" }, false],
  [{ kind: "channelStranger", channelId: "C1", userId: "U1" }, false],
  [{ kind: "channelStranger", channelId: "C1", userId: "U2" }, true],
  [{ kind: "channelStranger", channelId: "C9", userId: "U1" }, true],
  [{ kind: "channelMembersWithin", channelId: "C1", atLeast: 1 }, true],
  [{ kind: "channelMembersWithin", channelId: "C1", atLeast: 2 }, false],
  [{ kind: "channelMembersWithin", channelId: "C1", atLeast: 0, atMost: 1 }, true],
  [{ kind: "channelMembersWithin", channelId: "C1", atLeast: 0, atMost: 0 }, false],
  [{ kind: "channelMembersWithin", channelId: "C9", atLeast: 1 }, false],
  [{ kind: "version", document: "canvas", key: { id: "F2" }, version: 3 }, true],
  [{ kind: "version", document: "canvas", key: { id: "F1" }, version: 3 }, false],
  [{ kind: "version", document: "agentSession", key: { id: "C1" }, version: 3 }, true],
  [{ kind: "version", document: "agentSession", key: { id: "C2" }, version: 3 }, false],
  [{ kind: "freeAgentSession", channelId: "C1" }, false],
  [{ kind: "freeAgentSession", channelId: "C1", threadTs: ts }, true],
  [{ kind: "freeAgentSession", channelId: "D1", threadTs: ts }, false],
  [{ kind: "freeAgentSession", channelId: "D1" }, true],
  [clientMsgId, false],
  [{ ...clientMsgId, since: "1767323045.006001" }, true],
  [{ ...clientMsgId, channelId: "D1" }, true],
  [{ ...clientMsgId, appId: "A2" }, true],
  [{ ...clientMsgId, authorId: "U2" }, true],
  [{ ...clientMsgId, clientMsgId: "m2" }, true],
  [{ kind: "version", document: "message", key: { channel_id: "C1", ts: micros }, version: 1 }, true],
  [{ kind: "version", document: "message", key: { channel_id: "C1", ts: micros }, version: 0 }, false],
  [{ kind: "version", document: "message", key: { channel_id: "C1", ts: micros }, version: 2 }, false],
  [{ kind: "version", document: "message", key: { channel_id: "C1", ts: micros + 1 }, version: 0 }, true],
  [{ kind: "replyCount", channelId: "C1", threadTs: ts, count: 0 }, true],
  [{ kind: "replyCount", channelId: "D1", threadTs: ts, count: 1 }, true],
  [{ kind: "replyCount", channelId: "D1", threadTs: ts, count: 0 }, false],
  [{ kind: "replyCount", channelId: "C9", threadTs: ts, count: 0 }, true],
  [{ kind: "membersAtMost", groupId: "S1", atMost: 2 }, true],
  [{ kind: "membersAtMost", groupId: "S1", atMost: 1 }, false],
  [{ kind: "membersAtMost", groupId: "S9", atMost: 0 }, true],
  [{ kind: "messagesAtMost", workspaceId: "T1", atMost: 2 }, true],
  [{ kind: "messagesAtMost", workspaceId: "T1", atMost: 1 }, false],
  [{ kind: "messagesAtMost", workspaceId: "T2", atMost: 0 }, true],
  [{ kind: "messagesAtMost", workspaceId: "T9", atMost: 9 }, false],
  [{ kind: "managedAppsAtMost", managerAppId: "A7", atMost: 1 }, true],
  [{ kind: "managedAppsAtMost", managerAppId: "A7", atMost: 0 }, false],
  [{ kind: "managedAppsAtMost", managerAppId: "A8", atMost: 0 }, true],
  [{ kind: "managedAppsAtMost", managerAppId: "A99", atMost: 9 }, false],
  [{ kind: "uploadsAtMost", tokenHash: "h1", dueAfterMs: dueMs - 1, atMost: 2 }, true],
  [{ kind: "uploadsAtMost", tokenHash: "h1", dueAfterMs: dueMs - 1, atMost: 1 }, false],
  [{ kind: "uploadsAtMost", tokenHash: "h1", dueAfterMs: dueMs, atMost: 0 }, true],
  [{ kind: "uploadsAtMost", tokenHash: "h2", dueAfterMs: dueMs - 1, atMost: 0 }, true],
];

async function fill(store: Store): Promise<void> {
  const version = 3;
  await write(
    store,
    { kind: "put", document: "organization", value: sampleOrganization({ version }) },
    { kind: "put", document: "workspace", value: sampleWorkspace({ version }) },
    { kind: "put", document: "workspace", value: sampleWorkspace({ id: "T2" }) },
    {
      kind: "put",
      document: "user",
      value: sampleUser("U1", { version, emails: ["u1@example.com", "second@example.com"] }),
    },
    { kind: "put", document: "user", value: sampleUser("U2", { guest: { kind: "multi" } }) },
    { kind: "put", document: "user", value: sampleUser("U3", { guest: { kind: "single" } }) },
    { kind: "put", document: "user", value: sampleUser("U4", { active: false }) },
    { kind: "put", document: "group", value: sampleGroup("S1", { version }) },
    { kind: "addGroupMembers", groupId: "S1", userIds: ["U1", "U2"] },
    { kind: "put", document: "app", value: sampleApp("A1", { version }) },
    { kind: "put", document: "app", value: sampleApp("A7") },
    { kind: "put", document: "app", value: sampleApp("A8", { managerAppId: "A7" }) },
    { kind: "put", document: "app", value: sampleApp("A9", { managerAppId: "A7", deleted: true }) },
    { kind: "put", document: "list", value: sampleList("F1", { version }) },
    { kind: "put", document: "record", value: sampleRecord("R1", { version }) },
    { kind: "put", document: "canvas", value: sampleCanvas("F2", { version }) },
    { kind: "put", document: "agentSession", value: sampleAgentSession("C1", { version }) },
    { kind: "put", document: "agentSession", value: sampleAgentSession("D1", { threadTs: ts }) },
    { kind: "put", document: "channel", value: sampleChannel("C1", { version, name: "General" }) },
    { kind: "put", document: "channel", value: sampleChannel("C2", { archived: true }) },
    { kind: "put", document: "channel", value: sampleDm("D1", ["U1", "U2"]) },
    { kind: "addChannelMembers", channelId: "C1", userIds: ["U1"] },
    ...["F31", "F32"].map((id) => put(fileUploads, { ...upload, id })),
    put(fileUploads, { ...upload, id: "F33", isComplete: true }),
  );
  await post(store, { message: sampleMessage("C1", { appId: "A1", clientMsgId: "m1" }), nowMs });
  await post(store, { message: sampleMessage("D1", { threadTs: ts }), nowMs });
}

/** Expectations are checked inside the commit. */
export function describeExpectations(open: OpenStore, create: () => Promise<Store>): void {
  describeOne(create);
  describeSeveral(open);
}

function describeOne(create: () => Promise<Store>): void {
  describe("an expectation", () => {
    let shared: Store | undefined;
    beforeAll(async () => {
      shared = await create();
      await fill(shared);
    });
    afterAll(() => shared?.close());

    it.each(cases.map((row, at) => [...row, `A7${at}`] as const))("%j is met: %s", async (expectation, wanted, id) => {
      const committed = await shared?.commit({
        expect: [expectation],
        writes: [{ kind: "put", document: "app", value: sampleApp(id) }],
      });
      expect(committed).toEqual(wanted ? { ok: true, messages: [] } : { ok: false, failed: expectation });
      expect((await shared?.apps.get(id)) !== undefined).toBe(wanted);
    });
  });
}

function describeSeveral(open: OpenStore): void {
  describe("expectations", () => {
    it("are checked in order: the first that fails is answered", async () => {
      const store = await open();
      await fill(store);
      const expect1: readonly Expectation[] = [
        { kind: "membersAtMost", groupId: "S1", atMost: 0 },
        { kind: "freeEmail", address: "new@example.com" },
        { kind: "openChannel", id: "C2" },
        { kind: "freeUserName", name: "u1" },
      ];
      expect(await store.commit({ expect: expect1, writes: [] })).toEqual({ ok: false, failed: expect1[2] });
    });

    it("see the messages of a workspace after the writes", async () => {
      const store = await open();
      await fill(store);
      const writes: readonly Write[] = ["C1", "C2"].map((channelId) => ({
        kind: "insertMessage",
        message: sampleMessage(channelId),
        nowMs,
      }));
      const most = (atMost: number): Expectation => ({ kind: "messagesAtMost", workspaceId: "T1", atMost });
      expect(await store.commit({ expect: [most(3)], writes })).toEqual({ ok: false, failed: most(3) });
      expect(await store.messages.count("T1")).toBe(2);
      expect(await store.commit({ expect: [most(4)], writes })).toMatchObject({ ok: true });
      expect(await store.messages.count("T1")).toBe(4);
    });

    it("see the state before the writes, and members after them", async () => {
      const store = await open();
      await fill(store);
      const writes: readonly Write[] = [
        { kind: "put", document: "user", value: sampleUser("U1", { version: 4, userName: "ada" }) },
        { kind: "addGroupMembers", groupId: "S1", userIds: ["U3", "U1"] },
      ];
      const before: Expectation = { kind: "version", document: "user", key: { id: "U1" }, version: 3 };
      const counted = (atMost: number): Expectation => ({ kind: "membersAtMost", groupId: "S1", atMost });
      expect(await store.commit({ expect: [counted(2), before], writes })).toEqual({ ok: false, failed: counted(2) });
      expect((await store.users.get("U1"))?.version).toBe(3);
      expect(await store.commit({ expect: [counted(3), before], writes })).toEqual({ ok: true, messages: [] });
      expect(await store.commit({ expect: [before], writes })).toEqual({ ok: false, failed: before });
    });
  });
}
