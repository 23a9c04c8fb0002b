import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";

let server: ControlledServer;
beforeEach(async () => {
  server = await createServer({ memory: true });
});
afterEach(() => server.close());

const users = { version: "2.0", verb: "POST", path: "/Users" } as const;
const ada = {
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName: "ada",
  emails: [{ value: "ada@acme.example" }],
};

describe("scim.get", () => {
  it("reads in both versions without a trace, and without faults", async () => {
    await server.faults.arm({
      match: { route: "GET /Users" },
      action: { kind: "error", code: "internal_error" },
    } as never);
    expect(await server.scim.get("2.0", "/Users?count=1")).toMatchObject({ status: 200 });
    expect(await server.scim.get("1.1", "/Users?count=1")).toMatchObject({ status: 200, body: { itemsPerPage: 1 } });
    expect(await server.journal.list()).toEqual([]);
    expect((await server.coverage()).totals.routes.seen).toBe(0);
  });

  it.each(["/../../_rollcall/world.list", "/..%2f..%2fapi/auth.test"])("does not leave SCIM by %s", async (path) => {
    const got = await server.scim.get("2.0", path).catch((error: Error) => error.message);
    expect(typeof got === "string" ? got : got.status).toEqual(
      typeof got === "string" ? expect.stringContaining("expected a path below the version") : 404,
    );
  });
});

describe("scim.get while rate limits are enforced", () => {
  it("takes nothing from the budgets of clients, and is not refused when they are spent", async () => {
    await server.limits.set("enforce");
    for (let count = 0; count < 1000; count += 1) {
      expect((await server.scim.get("2.0", "/Schemas")).status).toBe(200);
    }
    expect((await server.limits.list()).buckets).toEqual([]);
    const headers = { authorization: "Bearer svcp-demo-admin" };
    const ask = async () => (await server.fetch("/scim/v2/Schemas", { headers })).status;
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429) statuses.push(await ask());
    expect(statuses.length).toBeGreaterThan(100);
    expect((await server.scim.get("2.0", "/Schemas")).status).toBe(200);
  });
});

describe("scim.send", () => {
  it("changes one world, as a call that the journal has", async () => {
    await server.world.fork({ name: "blue" });
    const created = await server.scim.send({ ...users, body: ada, world: "blue" });
    expect(created).toMatchObject({ status: 201, body: { userName: "ada" } });
    expect(await server.scim.send({ ...users, body: ada, world: "blue" })).toMatchObject({ status: 409 });
    expect(await server.journal.list({ world: "blue" })).toMatchObject([
      { route: "POST /Users", ok: true, changes: [{ kind: "putUser" }] },
      { route: "POST /Users", ok: false },
    ]);
    await expect(server.users.find("ada")).rejects.toThrow();
  });

  it("works in a world without an organization, and leaves no token in it", async () => {
    await server.world.load({
      kind: "world",
      workspaces: [{ name: "Headquarters", domain: "hq", plan: "enterprise" }],
      users: [{ userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } }],
    });
    await server.world.snapshot("before");
    expect(await server.scim.send({ ...users, body: ada })).toMatchObject({ status: 201 });
    const changes = await server.world.diff("before");
    expect(changes.map(({ table }) => table)).not.toContain("tokens");
  });
});

describe("scim.checkFilter", () => {
  it("finds the mistake of a filter", async () => {
    expect(await server.scim.checkFilter("1.1", 'userName eq "ada"')).toBeUndefined();
    expect(await server.scim.checkFilter("1.1", 'userName eqq "ada"')).toMatchObject({
      offset: 9,
      explanation: expect.stringContaining("^"),
    });
  });
});
