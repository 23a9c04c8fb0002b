import { type ScimCode, type ScimResources, scim } from "@rollcall/scim-core/standard";
import { describe, expect, it } from "vitest";
import { createScimHandler } from "../create-scim-handler.js";
import { createMapBackend } from "../map/create-map-backend.js";
import { createIds } from "../test-sets/gadget-sample.js";

const user = "urn:ietf:params:scim:schemas:core:2.0:User";
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const group = "urn:ietf:params:scim:schemas:core:2.0:Group";

/** The set of RFC 7643, served from Maps. */
function createServer() {
  const newId = createIds();
  const handle = createScimHandler<ScimResources, ScimCode, string>({
    definition: scim,
    backends: {
      User: createMapBackend({ definition: scim, resourceType: "User", newId }),
      Group: createMapBackend({ definition: scim, resourceType: "Group", newId }),
    },
    authenticate: async (caller) => ({ ok: true, caller }),
    clock: { now: () => new Date(0), sleep: async () => undefined },
    newRequestId: () => "r",
    cursorSecret: "a secret of the tests that is long enough",
    me: () => undefined,
  });
  return async (method: string, path: string, body?: object) => {
    const headers = { authorization: "Bearer t", "content-type": "application/scim+json" };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return (await handle(new Request(`https://x.example/scim/v2${path}`, init))).json();
  };
}

const bulk = (...Operations: readonly object[]) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:BulkRequest"],
  Operations,
});
const post = (path: string, bulkId: string, data: object) => ({ method: "POST", path, bulkId, data });

describe("a bulk request of users and groups", () => {
  it("creates a user, a manager and a group of both that refer to each other", async () => {
    const send = createServer();
    const manager = { manager: { value: "bulkId:boss" } };
    const staff = { displayName: "Staff", members: [{ value: "bulkId:qwerty" }, { value: "bulkId:boss" }] };
    const answer = await send(
      "POST",
      "/Bulk",
      bulk(
        post("/Groups", "staff", { schemas: [group], ...staff }),
        post("/Users", "qwerty", { schemas: [user, enterprise], userName: "alice", [enterprise]: manager }),
        post("/Users", "boss", { schemas: [user], userName: "bob" }),
      ),
    );
    expect(answer.Operations.map(({ status }: { status: string }) => status)).toEqual(["201", "201", "201"]);
    const [alice, bob] = (await send("GET", "/Users?sortBy=userName")).Resources;
    expect(alice[enterprise].manager.value).toBe(bob.id);
    expect((await send("GET", "/Groups")).Resources[0].members).toEqual([{ value: alice.id }, { value: bob.id }]);
  });

  it("creates two groups that are members of each other, as in RFC 7644 §3.7.1", async () => {
    const send = createServer();
    const circle = (displayName: string, other: string) => ({
      schemas: [group],
      displayName,
      members: [{ type: "Group", value: `bulkId:${other}` }],
    });
    await send("POST", "/Bulk", bulk(post("/Groups", "a", circle("A", "b")), post("/Groups", "b", circle("B", "a"))));
    const [a, b] = (await send("GET", "/Groups?sortBy=displayName")).Resources;
    expect([a.members, b.members]).toEqual([[{ value: b.id, type: "Group" }], [{ value: a.id, type: "Group" }]]);
  });

  it("follows a long chain of references", async () => {
    const send = createServer();
    const chain = Array.from({ length: 1000 }, (_each, at) =>
      post("/Groups", `g${at}`, {
        schemas: [group],
        displayName: `G${at}`,
        ...(at < 999 && { members: [{ value: `bulkId:g${at + 1}` }] }),
      }),
    );
    const answer = await send("POST", "/Bulk", bulk(...chain));
    expect(new Set(answer.Operations.map(({ status }: { status: string }) => status))).toEqual(new Set(["201"]));
    expect(answer.Operations.at(-1).location).toBe("https://x.example/scim/v2/Groups/R1");
  });
});
