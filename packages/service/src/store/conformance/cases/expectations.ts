import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Expectation } from "../../expectation.js";
import type { Store } from "../../store.js";
import type { Write } from "../../write.js";
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
const clientMsgId = { kind: "freeClientMsgId", channelId: "C1", appId: "A1", clientMsgId: "m1", since: ts } as const;

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
const versions = kinds.flatMap((of) => {
  const id = ids[of];
  return [
    [{ kind: "version", of, id, version: 3 }, true],
    [{ kind: "version", of, id, version: 2 }, false],
    [{ kind: "version", of, id, version: 4 }, false],
    [{ kind: "version", of, id: `${id}9`, version: 3 }, false],
    [{ kind: "version", of, id: `${id}9`, version: 0 }, true],
    [{ kind: "version", of, id, version: 0 }, false],
  ] as const;
});

/** Expectations, and whether they hold in the world below. */
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
  [{ kind: "version", of: "canvas", id: "F2", version: 3 }, true],
  [{ kind: "version", of: "canvas", id: "F1", version: 3 }, false],
  [{ kind: "version", of: "agentSession", id: "C1", version: 3 }, true],
  [{ kind: "version", of: "agentSession", id: "C2", version: 3 }, false],
  [{ kind: "freeAgentSession", channelId: "C1" }, false],
  [{ kind: "freeAgentSession", channelId: "C1", threadTs: ts }, true],
  [{ kind: "freeAgentSession", channelId: "D1", threadTs: ts }, false],
  [{ kind: "freeAgentSession", channelId: "D1" }, true],
  [clientMsgId, false],
  [{ ...clientMsgId, since: "1767323045.006001" }, true],
  [{ ...clientMsgId, channelId: "D1" }, true],
  [{ ...clientMsgId, appId: "A2" }, true],
  [{ ...clientMsgId, clientMsgId: "m2" }, true],
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
];

async function fill(store: Store): Promise<void> {
  const version = 3;
  await write(
    store,
    { kind: "putOrganization", organization: sampleOrganization({ version }) },
    { kind: "putWorkspace", workspace: sampleWorkspace({ version }) },
    { kind: "putWorkspace", workspace: sampleWorkspace({ id: "T2" }) },
    { kind: "putUser", user: sampleUser("U1", { version, emails: ["u1@example.com", "second@example.com"] }) },
    { kind: "putUser", user: sampleUser("U2", { guest: { kind: "multi" } }) },
    { kind: "putUser", user: sampleUser("U3", { guest: { kind: "single" } }) },
    { kind: "putUser", user: sampleUser("U4", { active: false }) },
    { kind: "putGroup", group: sampleGroup("S1", { version }) },
    { kind: "addGroupMembers", groupId: "S1", userIds: ["U1", "U2"] },
    { kind: "putApp", app: sampleApp("A1", { version }) },
    { kind: "putApp", app: sampleApp("A7") },
    { kind: "putApp", app: sampleApp("A8", { managerAppId: "A7" }) },
    { kind: "putApp", app: sampleApp("A9", { managerAppId: "A7", deleted: true }) },
    { kind: "putList", list: sampleList("F1", { version }) },
    { kind: "putRecord", record: sampleRecord("R1", { version }) },
    { kind: "putCanvas", canvas: sampleCanvas("F2", { version }) },
    { kind: "putAgentSession", agentSession: sampleAgentSession("C1", { version }) },
    { kind: "putAgentSession", agentSession: sampleAgentSession("D1", { threadTs: ts }) },
    { kind: "putChannel", channel: sampleChannel("C1", { version, name: "General" }) },
    { kind: "putChannel", channel: sampleChannel("C2", { archived: true }) },
    { kind: "putChannel", channel: sampleDm("D1", ["U1", "U2"]) },
    { kind: "addChannelMembers", channelId: "C1", userIds: ["U1"] },
  );
  await post(store, { message: sampleMessage("C1", { appId: "A1", clientMsgId: "m1" }), nowMs });
  await post(store, { message: sampleMessage("D1"), nowMs });
}

/** Expectations are checked inside the commit. */
export function describeExpectations(open: OpenStore, create: () => Promise<Store>): void {
  describe("an expectation", () => {
    let shared: Store | undefined;
    beforeAll(async () => {
      shared = await create();
      await fill(shared);
    });
    afterAll(() => shared?.close());

    it.each(cases.map((row, at) => [...row, `A7${at}`] as const))("%j holds: %s", async (expectation, wanted, id) => {
      const committed = await shared?.commit({
        expect: [expectation],
        writes: [{ kind: "putApp", app: sampleApp(id) }],
      });
      expect(committed).toEqual(wanted ? { ok: true, messages: [] } : { ok: false, failed: expectation });
      expect((await shared?.apps.get(id)) !== undefined).toBe(wanted);
    });
  });

  describe("expectations", () => {
    it("are answered in their order: the first that fails", async () => {
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
        { kind: "putUser", user: sampleUser("U1", { version: 4, userName: "ada" }) },
        { kind: "addGroupMembers", groupId: "S1", userIds: ["U3", "U1"] },
      ];
      const before: Expectation = { kind: "version", of: "user", id: "U1", version: 3 };
      const after = (atMost: number): Expectation => ({ kind: "membersAtMost", groupId: "S1", atMost });
      expect(await store.commit({ expect: [after(2), before], writes })).toEqual({ ok: false, failed: after(2) });
      expect((await store.users.get("U1"))?.version).toBe(3);
      expect(await store.commit({ expect: [after(3), before], writes })).toEqual({ ok: true, messages: [] });
      expect(await store.commit({ expect: [before], writes })).toEqual({ ok: false, failed: before });
    });
  });
}
