import { describe, expect, it } from "vitest";
import type { Store } from "../../model/store.js";
import { type OpenStore, post, write } from "../open-store.js";
import { sampleAgentSession, sampleChannel, sampleDm, sampleMessage, sampleUser } from "../samples.js";

const nowMs = 1_767_323_045_006;
const ts = "1767323045.006000";

async function fill(store: Store): Promise<void> {
  await write(
    store,
    { kind: "put", document: "user", value: sampleUser("U1") },
    { kind: "put", document: "user", value: sampleUser("U2") },
    ...["C1", "C2", "C3"].map((id) => ({ kind: "put", document: "channel", value: sampleChannel(id) }) as const),
    { kind: "put", document: "channel", value: sampleDm("D1", ["U1", "U2"]) },
    ...["C1", "C2", "D1"].map((channelId) => ({ kind: "addChannelMembers", channelId, userIds: ["U1"] }) as const),
  );
  for (const channelId of ["D1", "C3"]) await post(store, { message: sampleMessage(channelId), nowMs });
}

/** Agent sessions, and the look-up of their threads. */
export function describeAgentSessions(open: OpenStore): void {
  describe("agent sessions", () => {
    it("are replaced whole, one in each place", async () => {
      const store = await open();
      await fill(store);
      const [whole, thread] = [sampleAgentSession("C1"), sampleAgentSession("C1", { threadTs: ts, title: "Thread" })];
      const renamed = { ...thread, version: 2, title: "Renamed", agents: [] };
      await write(store, { kind: "put", document: "agentSession", value: whole });
      await write(store, { kind: "put", document: "agentSession", value: thread });
      await write(store, { kind: "put", document: "agentSession", value: renamed });
      expect(await store.agentSessions.get(whole.id)).toEqual(whole);
      expect(await store.agentSessions.get(thread.id)).toEqual(renamed);
    });

    it("find the user's channels that have a thread as a message or a session", async () => {
      const store = await open();
      await fill(store);
      const ids = async (user: string, thread: string) =>
        (await store.agentSessions.channelsWithThread(user, thread)).map(({ id }) => id);
      expect(await ids("U1", ts)).toEqual(["D1"]);
      const places = ["C2", "C3", "D1"].map((channelId) => sampleAgentSession(channelId, { threadTs: ts }));
      await write(
        store,
        ...places.map((agentSession) => ({ kind: "put", document: "agentSession", value: agentSession }) as const),
      );
      await write(store, { kind: "put", document: "agentSession", value: sampleAgentSession("C1") });
      expect(await ids("U1", ts)).toEqual(["C2", "D1"]);
      expect(await ids("U2", ts)).toEqual([]);
      expect(await ids("U1", "1767323045.006001")).toEqual([]);
      expect(await ids("U1", "no ts")).toEqual([]);
    });

    it("begin once, however many begin them at the same time", async () => {
      const store = await open();
      await fill(store);
      const begin = (appId: string) => {
        const agents = [{ appId, status: "active", stopButton: false, identity: {} } as const];
        return store.commit({
          expect: [{ kind: "freeAgentSession", channelId: "C1", threadTs: ts }],
          writes: [
            { kind: "put", document: "agentSession", value: sampleAgentSession("C1", { threadTs: ts, agents }) },
          ],
        });
      };
      const apps = ["A1", "A2", "A3", "A4", "A5"];
      const begun = await Promise.all(apps.map(begin));
      const made = apps.filter((_, at) => begun[at]?.ok);
      expect(made).toHaveLength(1);
      expect((await store.agentSessions.get(`C1 ${ts}`))?.agents.map(({ appId }) => appId)).toEqual(made);
    });
  });
}
