import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

const world = {
  ...organizationWorld,
  channels: [
    ...(organizationWorld.channels ?? []),
    { id: "C20", kind: "session", name: "talk", members: ["mia", "helper"] } as const,
  ],
  agent_sessions: [{ channel: "talk", agents: [{ app: "Helper", status: "active" } as const] }],
};

describe("agents.sessions.rename", () => {
  it("names the session channel in the same commit", async () => {
    const service = await createTestService(world);
    expect((await service.store.agentSessions.get("C20"))?.title).toBe("talk");
    const renamed = await service.call("agents.sessions.rename", { channel_id: "C20", title: "Über Launch & Co." });
    expect(renamed.body).toEqual({ ok: true, title: "Über Launch & Co." });
    expect(await service.store.agentSessions.get("C20")).toMatchObject({ version: 2, title: "Über Launch & Co." });
    expect(await service.store.channels.get("C20")).toMatchObject({ version: 2, name: "über-launch-co" });
    expect(await service.store.channels.byName("T1", "talk")).toBeUndefined();
  });

  it("leaves both unchanged when the name is taken", async () => {
    const service = await createTestService(world);
    const renamed = await service.call("agents.sessions.rename", { channel_id: "C20", title: "General" });
    expect(renamed.body.error).toBe("name_taken");
    expect(await service.store.agentSessions.get("C20")).toMatchObject({ version: 1, title: "talk" });
  });
});
