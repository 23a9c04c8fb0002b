import { createScimHandler } from "@rollcall/scim-core";
import { scim } from "@rollcall/scim-core/svc";
import { createService } from "@rollcall/service";
import { loadWorld, type World } from "@rollcall/service/world";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { describe, expect, it } from "vitest";
import { randomIds } from "../../src/random-ids.js";
import { systemClock } from "../../src/system-clock.js";

const users = Array.from({ length: 5_001 }, (_, index) => ({ id: `UX${index}`, userName: `x${index}` }));
const world: World = {
  kind: "world",
  workspaces: [{ id: "T1", name: "Shop", domain: "shop", plan: "plus" }],
  users: [{ id: "U1", userName: "pat", emails: ["pat@shop.example"], workspaces: { shop: "primary_owner" } }, ...users],
  groups: [{ id: "S1", displayName: "Crowd", members: users.slice(0, 4_999).map(({ userName }) => userName) }],
  tokens: [{ token: "svcp-owner", kind: "user", user: "pat", scopes: ["admin"], installation: { installer: "pat" } }],
};

describe("a user group", () => {
  it("takes 5,000 members, and who is one already does not count again", async () => {
    const store = createSqliteStore({ memory: true });
    const common = { clock: systemClock, ids: randomIds, siteUrl: "https://site.example" };
    await loadWorld(store, world, common);
    const handler = createScimHandler({
      definition: scim,
      ...createService({ store, ...common }).scim,
      clock: common.clock,
      newRequestId: common.ids.uuid,
    });
    const add = async (...ids: readonly string[]) => {
      const request = new Request("http://host.example/scim/v1/Groups/S1", {
        method: "PATCH",
        headers: { authorization: "Bearer svcp-owner", "content-type": "application/json" },
        body: JSON.stringify({ schemas: ["urn:scim:schemas:core:1.0"], members: ids.map((value) => ({ value })) }),
      });
      const response = await handler(request);
      return response.status === 204 ? "added" : await response.json();
    };
    const full = { Errors: { description: "group_member_max_exceeded", code: 400 } };
    expect(await add("UX4999", "UX5000")).toEqual(full);
    expect(await add("UX4999", "UX1")).toBe("added");
    expect(await add("UX5000")).toEqual(full);
    await store.close();
  });
});
