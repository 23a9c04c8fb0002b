import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";

const members = (...ids: readonly string[]) => ids.map((value) => ({ value }));
const add = (...ids: readonly string[]) => ({ op: "add", path: "members", value: members(...ids) });
const removeWhere = (condition: string) => ({ op: "remove", path: `members[${condition}]` });

describe("conditions on attributes other than the identifier", () => {
  it.each([
    { operations: [add("UADAM"), removeWhere('display eq "ADAM"')], after: ["UMIA", "UREX"] },
    { operations: [removeWhere('display eq "adam"'), add("UADAM")], after: ["UADAM", "UMIA", "UREX"] },
    { operations: [removeWhere("display pr"), add("UADAM")], after: ["UADAM"] },
    { operations: [add("UADAM"), removeWhere("display pr")], after: [] },
    { operations: [removeWhere('display sw "Mia"'), add("UMIA")], after: ["UMIA", "UREX"] },
    {
      operations: [add("UADAM"), removeWhere('display eq "adam" and value sw "UA"'), removeWhere('display eq "rex"')],
      after: ["UMIA"],
    },
    {
      operations: [add("UADAM"), removeWhere('display eq "adam" or display eq "rex"'), add("UREX")],
      after: ["UMIA", "UREX"],
    },
    {
      operations: [{ op: "replace", path: "members", value: members("UADAM") }, removeWhere('display sw "a"')],
      after: [],
    },
    {
      operations: [add("UADAM"), { op: "replace", path: 'members[display eq "adam"].value', value: "UGUS" }],
      after: ["UMIA", "UREX", "UGUS"],
    },
    {
      operations: [{ op: "replace", path: 'members[display eq "rex"]', value: { value: "UGUS" } }],
      after: ["UMIA", "UGUS"],
    },
    { operations: [{ op: "add", path: 'members[value eq "UGUS"]', value: {} }], after: ["UMIA", "UREX", "UGUS"] },
  ])("see the group as the previous operations leave it: $operations", async ({ operations, after }) => {
    await using scim = await createScimClient("2.0");
    const changed = await scim.patch("/Groups/SCREW", patchOp(...operations));
    expect(changed.outcome).toBe("200");
    expect(changed.body.members.map(({ value }: { value: string }) => value)).toEqual(after);
  });

  it.each([
    {
      what: "an unknown user whom the same call adds",
      operations: [add("UNOBODY"), removeWhere('display eq "x"')],
      code: "no_such_group_members",
    },
    {
      what: "an unknown user who is then cleared away",
      operations: [add("UNOBODY"), removeWhere('display eq "x"'), { op: "remove", path: "members" }],
      code: "no_such_group_members",
    },
    {
      what: "an unknown user who is removed",
      operations: [removeWhere('display eq "x"'), removeWhere('value eq "UNOBODY"')],
      code: "no_such_group_members",
    },
    {
      what: "a deactivated user who is then removed",
      operations: [add("UGONE"), removeWhere('display eq "gone"')],
      code: "unable_to_add_deleted_or_guest_to_group",
    },
    {
      what: "a member whom the condition does not match",
      operations: [{ op: "add", path: 'members[display eq "x"]', value: {} }],
      code: "invalid_attribute_format",
    },
  ])("refuse $what", async ({ operations, code }) => {
    await using scim = await createScimClient("2.0");
    const before = await scim.get("/Groups/SCREW");
    expect((await scim.patch("/Groups/SCREW", patchOp(...operations))).outcome).toBe(`400 ${code}`);
    expect((await scim.get("/Groups/SCREW")).body).toEqual(before.body);
  });
});
