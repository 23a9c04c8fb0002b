import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { sessionStatus } from "./sessions.js";

const stoppable = { settings: { event_subscriptions: { bot_events: ["agent_session_stopped"] } } };
const world = {
  ...organizationWorld,
  apps: (organizationWorld.apps ?? []).map((app) =>
    app.name === "Helper" ? { ...app, manifest: { display_information: { name: "Helper" }, ...stoppable } } : app,
  ),
};

const place = { channel_id: "C4", thread_ts: "1700000000.000100" };

let service: TestService;
beforeEach(async () => {
  service = await createTestService(world);
});

const setStatus = (args: object, token?: string) =>
  service.call("agents.sessions.setStatus", { ...place, ...args }, token);
const stored = () => service.store.agentSessions.get("C4 1700000000.000100");

describe("agents.sessions.setStatus", () => {
  it("keeps the whole session", async () => {
    const identity = { username: "Desk", icon_emoji: ":bell:", icon_url: "https://x.example/a.png" };
    await setStatus({ status: "processing", title: "Talk", initiator_user_id: "U4", ...identity });
    expect(await stored()).toEqual({
      id: "C4 1700000000.000100",
      version: 1,
      created: "2026-06-01T12:00:00.000Z",
      channelId: "C4",
      threadTs: "1700000000.000100",
      title: "Talk",
      initiatorId: "U4",
      agents: [
        {
          appId: "A1",
          status: "processing",
          stopButton: true,
          since: "2026-06-01T12:00:00.000Z",
          identity: { username: "Desk", iconEmoji: ":bell:", iconUrl: "https://x.example/a.png" },
        },
      ],
    });
  });

  it("shows a stop button while processing, and keeps the identity until it is replaced", async () => {
    await setStatus({ status: "processing", username: "Desk" });
    await setStatus({ status: "suspended" });
    expect(await stored()).toMatchObject({
      version: 2,
      agents: [{ stopButton: false, identity: { username: "Desk" } }],
    });
    await setStatus({ status: "processing", icon_emoji: ":x:" });
    expect((await stored())?.agents).toEqual([
      {
        appId: "A1",
        status: "processing",
        since: "2026-06-01T12:00:00.000Z",
        stopButton: true,
        identity: { iconEmoji: ":x:" },
      },
    ]);
  });

  it("ends processing after an hour, unless it is set again", async () => {
    await setStatus({ status: "processing" });
    const stopped = async () => sessionStatus((await stored()) ?? { agents: [] }, service.clock.now().getTime());
    service.clock.advance(59 * 60_000);
    expect(await stopped()).toBe("processing");
    await setStatus({ status: "processing" });
    service.clock.advance(59 * 60_000);
    expect(await stopped()).toBe("processing");
    service.clock.advance(60_000);
    expect(await stopped()).toBe("active");
  });

  it("requires the identity's scope when an identity is set, and not for null", async () => {
    const nothing = { username: null, icon_emoji: null, icon_url: null };
    expect((await setStatus({ status: "processing", ...nothing }, "svcb-public")).body.ok).toBe(true);
    expect((await setStatus({ status: "processing", ...nothing, username: "X" }, "svcb-public")).body).toMatchObject({
      error: "missing_scope",
      needed: "chat:write.customize",
    });
  });
});
