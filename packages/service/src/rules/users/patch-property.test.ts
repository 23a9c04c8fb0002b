import { scimErrors } from "@rollcall/api/scim";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

const core1 = "urn:scim:schemas:core:1.0";
const guest1 = "urn:scim:schemas:extension:svc:guest:1.0";
const enterprise1 = "urn:scim:schemas:extension:enterprise:1.0";
const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

const text = fc.constantFrom(" ", "", "Ada", "mia", "ada", "@x", "🎉", "general", "x@y.example");
const email = fc.record(
  {
    value: fc.constantFrom("mia@acme.example", "mia@home.example", "ada@acme.example", "n@x.example", "nonsense"),
    primary: fc.boolean(),
    type: fc.constantFrom("work", "home"),
    operation: fc.constantFrom("delete", "add"),
  },
  { requiredKeys: [] },
);
const attribute = fc.constantFrom(
  "userName",
  "nickName",
  "displayName",
  "title",
  "name",
  "locale",
  "timezone",
  "emails",
);
const value = fc.oneof(text, fc.boolean(), fc.constant(null), fc.array(email, { maxLength: 3 }), email);

const body1 = fc
  .record(
    {
      userName: text,
      nickName: text,
      displayName: text,
      title: text,
      name: fc.oneof(text, fc.record({ givenName: text, familyName: text }, { requiredKeys: [] })),
      emails: fc.array(email, { maxLength: 3 }),
      active: fc.boolean(),
      meta: fc.record({ attributes: fc.array(attribute, { maxLength: 2 }) }),
      [guest1]: fc.record({ type: fc.constantFrom("multi", "single") }),
      [enterprise1]: fc.record({ department: text, manager: fc.constantFrom("ada", { managerId: "U1" }, {}) }),
    },
    { requiredKeys: [] },
  )
  .map((parts) => ({ path: "/v1", body: { schemas: [core1, guest1, enterprise1], ...parts } }));

const body2 = fc
  .array(fc.record({ op: fc.constantFrom("add", "Replace", "remove"), path: attribute, value }), { maxLength: 3 })
  .map((Operations) => ({ path: "/v2", body: { schemas: [patchOp], Operations } }));

describe("any PATCH", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService();
  });

  it("is applied whole, or refused whole with a declared code", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(body1, body2), fc.constantFrom("U4", "U7", "U1", "U6"), async ({ path, body }, id) => {
        const before = await service.store.users.get(id);
        const { status, body: answer } = await service.scim("PATCH", `${path}/Users/${id}`, body);
        const after = await service.store.users.get(id);
        if (status === 200) {
          expect(after?.emails.length).toBeLessThanOrEqual(2);
          expect(after?.userName).toMatch(/^[a-z0-9._-]{1,21}$/);
          if (!JSON.stringify(body).includes('"emails"')) expect(after?.emails).toEqual(before?.emails);
          expect(after?.emails.length).toBeGreaterThanOrEqual(Math.min(before?.emails.length ?? 0, 1));
          return;
        }
        expect(Object.keys(scimErrors)).toContain(answer.detail ?? answer.Errors.description);
        expect(status).toBeLessThan(500);
        expect(after).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});
