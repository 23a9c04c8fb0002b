import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

const tokens = (organizationWorld.tokens ?? [])
  .filter(({ token }) => token === "svcp-mia")
  .map((token) => ({ ...token, scopes: ["dnd:read", "dnd:write"] }));
const world = {
  ...organizationWorld,
  tokens,
  do_not_disturb: [{ user: "mia", schedule: { from: "22:00", until: "06:00" } }],
};

/** In milliseconds. */
const hour = 3_600_000;

async function start() {
  const { call, clock } = await createTestService(world);
  return { clock, call: async (method: string, args?: object) => (await call(method, args, "svcp-mia")).body };
}

describe("quiet hours", () => {
  it("follow the clock without a write", async () => {
    const { call, clock } = await start();
    const first = await call("dnd.info");
    expect(first).toMatchObject({
      dnd_enabled: true,
      next_dnd_start_ts: 1_780_290_000,
      next_dnd_end_ts: 1_780_318_800,
    });
    clock.advance(hour);
    expect(await call("dnd.info")).toMatchObject({ next_dnd_start_ts: 1_780_290_000 + 86_400 });
  });

  it("end early only once, and return the next night", async () => {
    const { call, clock } = await start();
    expect(await call("dnd.endDnd")).toEqual({ ok: true });
    expect(await call("dnd.endDnd")).toMatchObject({ error: "not_in_dnd" });
    expect(await call("dnd.info")).toMatchObject({ next_dnd_start_ts: 1_780_290_000 + 86_400 });
    clock.advance(24 * hour);
    expect(await call("dnd.endDnd")).toEqual({ ok: true });
  });
});

describe("the state of other users", () => {
  const installation = { installer: "ada", workspaces: ["labs"] };
  const granted = { token: "granted", kind: "user", user: "mia", app: "Helper", scopes: ["dnd:read"], installation };
  const grantedWorld = { ...world, tokens: [JSON.parse(JSON.stringify(granted))] };

  it("is not shown for users of workspaces that the installation was not granted to", async () => {
    const { call } = await createTestService(grantedWorld);
    const codeOf = async (method: string, args: object) => (await call(method, args, "granted")).body.error ?? "ok";
    expect(await codeOf("dnd.info", { user: "U3" })).toBe("user_not_visible");
    expect(await codeOf("dnd.info", { user: "U5" })).toBe("ok");
    expect(await codeOf("dnd.info", { user: "U4" })).toBe("ok");
    expect(await codeOf("dnd.teamInfo", { users: ["U5", "U3"] })).toBe("user_not_visible");
    expect(await codeOf("dnd.teamInfo", { users: ["U5", "U4"] })).toBe("ok");
  });
});

describe("a pause", () => {
  it("ends by the clock, or by a call", async () => {
    const { call, clock } = await start();
    await call("dnd.setSnooze", { num_minutes: 30 });
    expect(await call("dnd.info")).toMatchObject({ snooze_enabled: true, snooze_remaining: 1800 });
    clock.advance(hour / 2);
    expect(await call("dnd.info")).toMatchObject({ snooze_enabled: false });
    await call("dnd.setSnooze", { num_minutes: 30 });
    expect(await call("dnd.endSnooze")).toMatchObject({ dnd_enabled: true, snooze_enabled: false });
    expect(await call("dnd.info")).toMatchObject({ snooze_enabled: false });
  });
});
