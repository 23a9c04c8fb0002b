import { beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "./testing/create-test-service.js";

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

const ofUser: readonly ((index: number) => object)[] = [
  (index) => ({ op: "replace", path: "title", value: `Title ${index}` }),
  (index) => ({ op: "replace", path: 'emails[type eq "work"].value', value: `mia${index}@acme.example` }),
  (index) => ({ op: "add", path: 'phoneNumbers[type eq "mobile"].value', value: `${index}` }),
  (index) => ({ op: "add", path: `${enterprise}:department`, value: `${index}` }),
  () => ({ op: "remove", path: "emails[primary eq false]" }),
  (index) => ({ op: "add", value: { 'addresses[type eq "work"].country': `${index}`, active: "True" } }),
];
const ofGroup: readonly ((index: number) => object)[] = [
  (index) => ({ op: "add", path: "members", value: [{ value: index % 2 === 0 ? "U7" : "U1" }] }),
  () => ({ op: "remove", path: 'members[value eq "U7"]' }),
  () => ({ op: "remove", path: "members", value: [{ value: "U4" }] }),
  (index) => ({ op: "replace", path: "displayName", value: `Name ${index}` }),
];
const ofGroupByCondition = [...ofGroup, () => ({ op: "remove", path: 'members[display sw "nobody"]' })];

describe("a PatchOp of 100,000 operations", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService();
  });

  it.each([
    ["a user", "/v2/Users/U4", ofUser],
    ["a group", "/v2/Groups/S1", ofGroup],
    ["a group, with conditions on its members", "/v2/Groups/S1", ofGroupByCondition],
  ] as const)("of %s takes about ten times as long as one of 10,000", async (_name, path, kinds) => {
    const timeOf = async (count: number) => {
      const Operations = Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.(index));
      const start = performance.now();
      const { status } = await service.scim("PATCH", path, { schemas: [patchOp], Operations });
      expect(status).toBe(200);
      return performance.now() - start;
    };
    await timeOf(10_000);
    const few = await timeOf(10_000);
    expect(await timeOf(100_000)).toBeLessThan(Math.max(few, 50) * 40);
  });
});
