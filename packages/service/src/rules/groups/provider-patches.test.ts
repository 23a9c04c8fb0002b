import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const core = "urn:ietf:params:scim:schemas:core:2.0:Group";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const patch = (Operations: unknown) => service.scim("PATCH", "/v2/Groups/S1", { schemas: [patchOp], Operations });
const members = (...ids: readonly string[]) => ids.map((value) => ({ value }));

/** The group has the members U3, with the display name ada, and U4, Mia Müller. */
describe("PATCH /v2/Groups as providers send it", () => {
  const cases: readonly (readonly [string, unknown, readonly string[]])[] = [
    [
      "Entra adds members with a capital Add",
      [{ op: "Add", path: "members", value: members("U7") }],
      ["U3", "U4", "U7"],
    ],
    ["Entra removes members with a list of values", [{ op: "Remove", path: "members", value: members("U3") }], ["U4"]],
    [
      "Entra sends $ref next to the values",
      [{ op: "Remove", path: "members", value: [{ value: "U3", $ref: "../Users/U3", display: "someone" }] }],
      ["U4"],
    ],
    ["Okta removes a member by a quoted value", [{ op: "remove", path: 'members[value eq "U3"]' }], ["U4"]],
    ["an unquoted value", [{ op: "remove", path: "members[value eq U3]" }], ["U4"]],
    ["a value in single quotes", [{ op: "remove", path: "members[value eq 'U3']" }], ["U4"]],
    ["several values", [{ op: "remove", path: 'members[value eq "U3" or value eq "U4"]' }], []],
    ["a condition on the display name", [{ op: "remove", path: 'members[display eq "ADA"]' }], ["U4"]],
    ["all but one", [{ op: "remove", path: 'members[not (value eq "U3")]' }], ["U3"]],
    ["a condition without a match", [{ op: "remove", path: 'members[display eq "nobody"]' }], ["U3", "U4"]],
    [
      "a condition that matches members added before",
      [
        { op: "add", path: "members", value: members("U7") },
        { op: "remove", path: 'members[value co "7" or value eq "U4"]' },
      ],
      ["U3"],
    ],
    [
      "a value that replaces another",
      [{ op: "replace", path: 'members[value eq "U3"].value', value: "U7" }],
      ["U4", "U7"],
    ],
    [
      "a value filter without a match adds a member",
      [{ op: "add", path: 'members[value eq "U7"]', value: {} }],
      ["U3", "U4", "U7"],
    ],
    ["replace without a path", [{ op: "replace", value: { displayName: "B", members: members("U7") } }], ["U7"]],
    ["Okta repeats the ID in the value", [{ op: "replace", value: { id: "S1", displayName: "B" } }], ["U3", "U4"]],
    ["members as a single object", [{ op: "add", path: "members", value: { value: "U7" } }], ["U3", "U4", "U7"]],
    ["the schema's URN before the path", [{ op: "remove", path: `${core}:members` }], []],
    ["the value of every member is removed", [{ op: "remove", path: "members.value" }], []],
    ["replace with an empty list", [{ op: "replace", path: "members", value: [] }], []],
    ["add with an empty list", [{ op: "add", path: "members", value: [] }], ["U3", "U4"]],
    [
      "removed and added again",
      [
        { op: "remove", path: 'members[value eq "U3"]' },
        { op: "add", path: "members", value: members("U3") },
      ],
      ["U3", "U4"],
    ],
    [
      "added and removed again",
      [
        { op: "add", path: "members", value: members("U7") },
        { op: "remove", path: "members", value: members("U7") },
      ],
      ["U3", "U4"],
    ],
    [
      "all removed, one added",
      [
        { op: "add", path: "members", value: members("U7") },
        { op: "remove", path: "members" },
        { op: "add", path: "members", value: members("U4") },
      ],
      ["U4"],
    ],
    ["a single operation instead of a list", { op: "remove", path: "members" }, []],
  ];
  it.each(cases)("%s", async (_name, operations, wanted) => {
    const { status, body } = await patch(operations);
    expect({ status, detail: body.detail }).toEqual({ status: 200 });
    expect(body.members.map(({ value }: { value: string }) => value)).toEqual(wanted);
    expect((await service.scim("GET", "/v2/Groups/S1")).body).toEqual(body);
  });

  const refusals: readonly (readonly [string, object, string, boolean?])[] = [
    ["an unknown user in a value filter", { op: "remove", path: 'members[value eq "U404"]' }, "no_such_group_members"],
    [
      "an unknown user next to a condition",
      { op: "remove", path: 'members[value eq "U404"]' },
      "no_such_group_members",
      true,
    ],
    [
      "an unknown user in a value",
      { op: "replace", path: 'members[value eq "U3"].value', value: "U404" },
      "no_such_group_members",
    ],
    [
      "an unknown user described by a filter",
      { op: "add", path: 'members[value eq "U404"]', value: {} },
      "no_such_group_members",
    ],
    ["an unknown sub-attribute", { op: "remove", path: 'members[shoe eq "U3"]' }, "invalid_request_payload"],
    [
      "a readOnly sub-attribute",
      { op: "replace", path: 'members[value eq "U3"].display', value: "A" },
      "invalid_request_payload",
    ],
    ["a path of the User resource", { op: "replace", path: "userName", value: "x" }, "invalid_request_payload"],
    ["members of the wrong type", { op: "add", path: "members", value: [5] }, "invalid_attribute_format"],
    ["no name", { op: "remove", path: "displayName" }, "group_creation_failed"],
  ];
  it.each(refusals)("refuses %s", async (_name, operation, code, withCondition = false) => {
    const first = withCondition
      ? { op: "remove", path: 'members[display eq "ada"]' }
      : { op: "replace", path: "displayName", value: "B" };
    const { status, body } = await patch([first, operation]);
    expect({ status, detail: body.detail }).toEqual({ status: 400, detail: code });
    expect((await service.scim("GET", "/v2/Groups/S1")).body).toMatchObject({
      displayName: "Engineers",
      members: members("U3", "U4"),
    });
  });
});
