import type { Change } from "@rollcall/scim-core";
import type { GroupCreate } from "@rollcall/scim-core/svc";
import { describe, expect, it } from "vitest";
import { toSetChanges } from "./to-set-change.js";

const span = { start: 0, end: 0 };
const is = (name: string, value: string) =>
  ({ kind: "compare", attribute: { kind: "attribute", name, ...span }, operator: "eq", value, ...span }) as const;
const members = [
  { id: "U1", displayName: "Ada" },
  { id: "U2", displayName: "Bo" },
];

describe("toSetChanges", () => {
  it.each([
    {
      given: { kind: "remove", attribute: "members", where: is("value", "U1") },
      wanted: [{ kind: "remove", attribute: "members", values: [{ value: "U1" }] }],
      reads: 0,
    },
    {
      given: {
        kind: "remove",
        attribute: "members",
        where: { kind: "or", operands: [is("value", "U1"), is("value", "U9")], ...span },
      },
      wanted: [{ kind: "remove", attribute: "members", values: [{ value: "U1" }, { value: "U9" }] }],
      reads: 0,
    },
    {
      given: { kind: "remove", attribute: "members", where: is("display", "bo") },
      wanted: [{ kind: "remove", attribute: "members", values: [{ value: "U2" }] }],
      reads: 1,
    },
    {
      given: { kind: "add", attribute: "members", where: is("value", "U3"), value: [{}] },
      wanted: [{ kind: "add", attribute: "members", value: [{ value: "U3" }] }],
      reads: 1,
    },
    {
      given: { kind: "remove", attribute: "members" },
      wanted: [{ kind: "remove", attribute: "members" }],
      reads: 0,
    },
  ] as const satisfies readonly {
    given: Change<GroupCreate>;
    wanted: readonly Change<GroupCreate>[];
    reads: number;
  }[])("$given", async ({ given, wanted, reads }) => {
    let read = 0;
    const membersOf = async () => {
      read += 1;
      return new Map([["S1", members]]);
    };
    expect(await toSetChanges("S1", [given], { membersOf })).toEqual(wanted);
    expect(read).toBe(reads);
  });
});
