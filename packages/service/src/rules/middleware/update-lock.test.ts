import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";

const core1 = "urn:scim:schemas:core:1.0";

/** A service whose updates wait at a gate inside the lock, and the function that opens the gate. */
async function gated() {
  const gate = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const service = await createTestService(undefined, {
    wrap: (store) => ({
      ...store,
      async commit(batch) {
        entered.resolve();
        await gate.promise;
        return store.commit(batch);
      },
    }),
  });
  return { service, entered: entered.promise, open: gate.resolve };
}

describe("createUpdateLock", () => {
  it.each([
    { path: "/v1/Users/U4", other: "/v1/Users/U3", body: { title: "x" }, code: "too_many_requests" },
    { path: "/v1/Groups/S1", other: "/v1/Groups/S2", body: { members: [] }, code: "resource_locked" },
  ])("answers $code while $path is being updated", async ({ path, other, body, code }) => {
    const { service, entered, open } = await gated();
    const patch = (at: string) => service.scim("PATCH", at, { schemas: [core1], ...body, displayName: "New" });
    const first = patch(path);
    await entered;
    const second = await patch(path);
    expect(second.status).toBe(429);
    expect(second.headers.get("retry-after")).toBe("1");
    expect(second.body.Errors.description).toBe(code);
    expect((await service.scim("GET", path)).status).toBe(200);
    const elsewhere = patch(other);
    open();
    expect((await first).status).toBeLessThan(300);
    expect((await elsewhere).status).not.toBe(429);
    expect((await patch(path)).status).not.toBe(429);
  });

  it("answers that a group is locked, whatever else is wrong with the change", async () => {
    const { service, entered, open } = await gated();
    const patch = (body: object) => service.scim("PATCH", "/v1/Groups/S1", { schemas: [core1], ...body });
    const first = patch({ displayName: "New" });
    await entered;
    for (const body of [{ members: [{ value: "U404" }] }, { displayName: 1 }, { members: [{ value: "U4" }] }]) {
      expect((await patch(body)).body.Errors.description).toBe("resource_locked");
    }
    open();
    expect((await first).status).toBe(204);
    expect((await patch({ members: [{ value: "U404" }] })).status).not.toBe(429);
  });

  it("takes the configured time, by the service's clock", async () => {
    const slept: number[] = [];
    const clock = { now: () => new Date(0), sleep: async (ms: number) => void slept.push(ms) };
    const service = await createTestService(undefined, { updateTimeMs: 250, clock });
    await service.scim("DELETE", "/v2/Users/U4");
    await service.scim("GET", "/v2/Users/U4");
    expect(slept).toEqual([250]);
  });
});
