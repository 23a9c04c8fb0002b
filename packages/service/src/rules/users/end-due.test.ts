import { describe, expect, it } from "vitest";
import type { Store } from "../../model/store.js";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";
import { endDue } from "./end-due.js";

const noon = "2026-06-01T12:00:00.000Z";
const noonMs = Date.parse(noon);
const minute = 60_000;
const status = { text: "Lunch", emoji: ":bread:", expiration: "2026-06-01T12:01:00.000Z" };
const world: World = {
  ...organizationWorld,
  users: (organizationWorld.users ?? []).map((user) => {
    if (user.userName === "gus") return { ...user, guest: { kind: "multi", expiration: "2026-06-01T12:02:00.000Z" } };
    return user.userName === "mia" ? { ...user, status } : user;
  }),
  tokens: (organizationWorld.tokens ?? []).map((token) =>
    token.token === "svcp-mia" ? { ...token, scopes: ["users:read", "users.profile:write"] } : token,
  ),
};

/** Nothing that ends makes identifiers. */
const ids = { id: String, orderedId: String, uuid: () => "", secret: () => "" };

async function start() {
  const planned: number[] = [];
  const service = await createTestService(world, { due: { plan: (atMs) => planned.push(atMs) } });
  const { clock } = service;
  const errors: unknown[] = [];
  const endNow = async (store: Store = service.store) => {
    const pass = { store, ids, nowMs: () => clock.now().getTime(), onError: (error: unknown) => errors.push(error) };
    await endDue(pass);
    return errors;
  };
  return { ...service, planned, endNow };
}

/** Everything that callers read of the users. */
async function readAll({ call, scim }: Awaited<ReturnType<typeof start>>) {
  const sent = [
    call("users.list"),
    ...["U4", "U7"].flatMap((user) => [call("users.info", { user }), call("users.profile.get", { user })]),
    call("auth.test", {}, "svcp-guest"),
    scim("GET", "/v2/Users"),
    scim("GET", "/v2/Users/U7"),
    scim("GET", "/v1/Users/U4"),
    scim("GET", "/v2/Users", undefined, "svcp-guest"),
  ];
  return (await Promise.all(sent)).map(({ status, body }) => ({ status, body }));
}

describe("endDue", () => {
  it("stores what readers already saw", async () => {
    const service = await start();
    for (const times of [0, 1, 2, 3]) {
      const before = await readAll(service);
      expect(await service.endNow()).toEqual([]);
      expect(await readAll(service)).toEqual(before);
      const [mia, gus] = [await service.store.users.get("U4"), await service.store.users.get("U7")];
      expect([mia?.status !== undefined, gus?.active]).toEqual([times < 1, times < 2]);
      expect([mia?.version, gus?.version]).toEqual([times < 1 ? 1 : 2, times < 2 ? 1 : 2]);
      service.clock.advance(minute);
    }
  });

  it("deactivates as a client does, so that the guest's tokens stay revoked", async () => {
    const service = await start();
    service.clock.advance(2 * minute);
    await service.endNow();
    const revived = { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: [activate] };
    expect((await service.scim("PATCH", "/v2/Users/U7", revived)).body).toMatchObject({ active: true });
    expect((await service.store.users.get("U7"))?.guest).toEqual({ kind: "multi" });
    expect((await service.call("auth.test", {}, "svcp-guest")).body).toMatchObject({ error: "token_revoked" });
  });

  it("commits each end once, however many processes look", async () => {
    const service = await start();
    service.clock.advance(2 * minute);
    let commits = 0;
    const store: Store = {
      ...service.store,
      commit: async (batch) => {
        const committed = await service.store.commit(batch);
        if (committed.ok) commits += 1;
        return committed;
      },
    };
    await Promise.all(Array.from({ length: 5 }, () => service.endNow(store)));
    expect(commits).toBe(2);
    expect(await service.endNow(store)).toEqual([]);
    expect(commits).toBe(2);
  });

  it("leaves what was prolonged meanwhile", async () => {
    const service = await start();
    service.clock.advance(minute);
    const later = { status_text: "Lunch", status_emoji: ":bread:", status_expiration: noonMs / 1000 + 600 };
    const store: Store = {
      ...service.store,
      commit: async (batch) => {
        if ((await service.store.users.get("U4"))?.version === 1) {
          await service.call("users.profile.set", { profile: later }, "svcp-mia");
        }
        return service.store.commit(batch);
      },
    };
    expect(await service.endNow(store)).toEqual([]);
    expect((await service.store.users.get("U4"))?.status).toMatchObject({ expiration: "2026-06-01T12:10:00.000Z" });
  });

  it("reports a user that cannot be stored, and ends the others", async () => {
    const service = await start();
    service.clock.advance(2 * minute);
    const store: Store = {
      ...service.store,
      commit: (batch) =>
        JSON.stringify(batch).includes('"U4"') ? Promise.reject(new Error("broken")) : service.store.commit(batch),
    };
    expect(await service.endNow(store)).toEqual([new Error("broken")]);
    expect((await service.store.users.get("U7"))?.active).toBe(false);
    await service.endNow();
    expect((await service.store.users.get("U4"))?.status).toBeUndefined();
  });
});

const activate = { op: "replace", path: "active", value: true };

describe("what ends later", () => {
  it("is planned by the calls that set it", async () => {
    const { call, scim, planned } = await start();
    const profile = { status_text: "Out", status_emoji: ":sunny:", status_expiration: noonMs / 1000 + 90 };
    await call("users.profile.set", { profile }, "svcp-mia");
    const guest = "urn:scim:schemas:extension:svc:guest:1.0";
    const expiring = { type: "multi", expiration: "2026-06-01T12:03:00Z" };
    await scim("PATCH", "/v1/Users/U7", { schemas: ["urn:scim:schemas:core:1.0", guest], [guest]: expiring });
    const schemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];
    await scim("PATCH", "/v2/Users/U3", { schemas, Operations: [{ op: "replace", path: "title", value: "Boss" }] });
    expect(planned).toEqual([noonMs + 90_000, noonMs + 180_000]);
  });

  it("does not return when only the emoji of the next status is set", async () => {
    const { call, clock } = await start();
    clock.advance(minute);
    const { body } = await call("users.profile.set", { profile: { status_emoji: ":sunny:" } }, "svcp-mia");
    expect(body.profile).toMatchObject({ status_text: "", status_emoji: ":sunny:", status_expiration: 0 });
  });
});
