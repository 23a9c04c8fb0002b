import { describe, expect, it } from "vitest";
import { doNotDisturb } from "../../model/do-not-disturb.js";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { endDue } from "./do-not-disturb.js";

const schedule = { from: "22:00", until: "06:00" };
const world = {
  ...organizationWorld,
  tokens: (organizationWorld.tokens ?? []).map((token) =>
    token.token === "svcp-mia" ? { ...token, scopes: ["dnd:read", "dnd:write"] } : token,
  ),
  do_not_disturb: [
    { user: "mia", schedule, snoozed_until: "2026-06-01T12:01:00Z" },
    { user: "ada", snoozed_until: "2026-06-01T12:02:00Z" },
    { user: "pat", schedule },
  ],
};
const minute = 60_000;

/** Pauses that end make no identifiers. */
const ids = { id: String, orderedId: String, uuid: () => "", secret: () => "" };

async function start() {
  const planned: number[] = [];
  const service = await createTestService(world, { due: { plan: (atMs) => planned.push(atMs) } });
  const call = async (method: string, args?: object) => (await service.call(method, args, "svcp-mia")).body;
  const errors: unknown[] = [];
  const nowMs = () => service.clock.now().getTime();
  const endNow = async () => {
    const pass = { store: service.store, ids, nowMs, onError: (error: unknown) => errors.push(error) };
    await endDue(pass);
    return errors;
  };
  const stored = (userId: string) => service.store.get(doNotDisturb, { user_id: userId });
  return { clock: service.clock, planned, call, endNow, stored };
}

describe("endDue", () => {
  it("removes pauses that have ended, which changes no answer", async () => {
    const { call, clock, endNow, stored } = await start();
    const readAll = async () => [
      await call("dnd.info"),
      await call("dnd.info", { user: "U3" }),
      await call("dnd.teamInfo", { users: ["U1", "U3", "U4"] }),
    ];
    for (const times of [0, 1, 2, 3]) {
      const before = await readAll();
      expect(await endNow()).toEqual([]);
      expect(await readAll()).toEqual(before);
      const [mia, ada] = [await stored("U4"), await stored("U3")];
      expect([mia?.snoozedUntil !== undefined, ada?.snoozedUntil !== undefined]).toEqual([times < 1, times < 2]);
      clock.advance(minute);
    }
    expect(await stored("U4")).toEqual({ userId: "U4", version: 2, schedule });
    expect(await stored("U1")).toMatchObject({ version: 1 });
  });

  it("removes each once, and leaves a pause that was replaced", async () => {
    const { call, clock, planned, endNow, stored } = await start();
    clock.advance(2 * minute);
    await call("dnd.setSnooze", { num_minutes: 30 });
    expect(planned).toEqual([Date.parse("2026-06-01T12:32:00Z")]);
    await Promise.all(Array.from({ length: 5 }, endNow));
    expect(await stored("U4")).toMatchObject({ version: 2, snoozedUntil: "2026-06-01T12:32:00.000Z" });
    expect(await stored("U3")).toEqual({ userId: "U3", version: 2 });
    clock.advance(30 * minute);
    expect(await endNow()).toEqual([]);
    expect(await stored("U4")).toEqual({ userId: "U4", version: 3, schedule });
  });
});
