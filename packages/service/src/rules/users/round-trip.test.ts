import { scimErrors } from "@rollcall/api/scim";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";

const core = "urn:ietf:params:scim:schemas:core:2.0:User";
const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

const wild = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("", "🎉", "admin", "@x"));
const address = fc.constantFrom("a@x.example", "b@x.example", "c@x.example");
const plain = fc.constantFrom("Ada", "Zoë O'Neil", "x", " ");
const text = fc.oneof({ weight: 8, arbitrary: plain }, { weight: 1, arbitrary: wild });
const optional = { requiredKeys: [] };

const body = fc.record(
  {
    userName: fc.oneof(text, address, fc.constantFrom("Grace.Hopper", "mia@x.example")),
    nickName: fc.constantFrom("gigi", "x"),
    displayName: text,
    name: fc.oneof(text, fc.record({ givenName: text, familyName: text, honorificPrefix: text }, optional)),
    emails: fc.array(
      fc.record(
        { value: address, primary: fc.boolean(), type: fc.constantFrom("work", "home") },
        { requiredKeys: ["value"] },
      ),
      { minLength: 1, maxLength: 4 },
    ),
    phoneNumbers: fc.array(
      fc.record({ value: text, primary: fc.boolean(), type: fc.constantFrom("work", "mobile") }, optional),
    ),
    addresses: fc.array(fc.record({ locality: text, country: text, primary: fc.boolean() }, optional)),
    photos: fc.array(fc.record({ value: fc.constantFrom("https://x.example/p.png", "data:image/png;base64,AA") })),
    roles: fc.array(fc.oneof(text, fc.record({ value: text, primary: fc.constantFrom("true", "false") }, optional))),
    title: text,
    userType: text,
    locale: text,
    timezone: text,
    active: fc.boolean(),
    [enterprise]: fc.record({ department: text, manager: fc.constantFrom("mia", { managerId: "U3" }) }, optional),
  },
  { requiredKeys: ["userName", "emails"] },
);

describe("a created user", () => {
  it("can be read and sent back unchanged; anything refused has a declared code", async () => {
    let made201 = 0;
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const service = await createTestService();
        const made = await service.scim("POST", "/v2/Users", { schemas: [core], ...sent });
        if (made.status !== 201) {
          expect(Object.keys(scimErrors)).toContain(made.body.detail);
          expect(made.status).toBeLessThan(500);
          return;
        }
        made201 += 1;
        const read = await service.scim("GET", `/v2/Users/${made.body.id}`);
        expect(read.body).toEqual(made.body);
        const put = await service.scim("PUT", `/v2/Users/${made.body.id}`, read.body);
        expect({ status: put.status, body: put.body }).toEqual({ status: 200, body: read.body });
      }),
      { numRuns: 300 },
    );
    expect(made201).toBeGreaterThan(30);
  });

  it("stays unchanged when a PATCH of either version sends it back, whole or by attribute", async () => {
    let patched = 0;
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const service = await createTestService();
        const { status, body: made } = await service.scim("POST", "/v2/Users", { schemas: [core], ...sent });
        if (status !== 201) return;
        patched += 1;
        const [v1, v2] = [`/v1/Users/${made.id}`, `/v2/Users/${made.id}`];
        const { schemas: _schemas, ...attributes } = made;
        const operations = ["add", "replace"].flatMap((op) => [
          [{ op, value: made }],
          Object.entries(attributes)
            .filter(([path]) => !["id", "meta", "groups"].includes(path))
            .map(([path, value]) => ({ op, path, value })),
        ]);
        for (const Operations of operations) {
          const answer = await service.scim("PATCH", v2, { schemas: [patchOp], Operations });
          expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: made });
        }
        const read = await service.scim("GET", v1);
        const answer = await service.scim("PATCH", v1, read.body);
        expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: read.body });
      }),
      { numRuns: 150 },
    );
    expect(patched).toBeGreaterThan(15);
  });
});
