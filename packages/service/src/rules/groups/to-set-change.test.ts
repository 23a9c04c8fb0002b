import type { GroupCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { describe, expect, it } from "vitest";
import { sampleUser } from "../../conformance/samples.js";
import { toSetChanges } from "./to-set-change.js";

const span = { start: 0, end: 0 };
const is = (name: string, value: string) =>
  ({ kind: "compare", attribute: { kind: "attribute", name, ...span }, operator: "eq", value, ...span }) as const;
const members = [
  { id: "U1", displayName: "Ada" },
  { id: "U2", displayName: "Bo" },
];

function openStore() {
  let read = 0;
  const membersOf = async () => {
    read += 1;
    return new Map([["S1", members]]);
  };
  const people = [sampleUser("U3", { displayName: "Cy" })];
  const getMany = async (ids: readonly string[]) => people.filter(({ id }) => ids.includes(id));
  return { store: { groups: { membersOf }, users: { getMany } }, read: () => read };
}

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
    const { store, read } = openStore();
    expect(await toSetChanges("S1", [given], store)).toEqual({ ok: true, value: wanted });
    expect(read()).toBe(reads);
  });

  it("evaluates each condition after applying the changes before it", async () => {
    const { store } = openStore();
    const changes = [
      { kind: "add", attribute: "members", value: [{ value: "U3" }, { value: "U9" }] },
      { kind: "remove", attribute: "members", where: is("display", "cy") },
      { kind: "remove", attribute: "members", where: is("display", "ada") },
      { kind: "add", attribute: "members", value: [{ value: "U1" }] },
    ] as const satisfies readonly Change<GroupCreate>[];
    const [added, , , again] = changes;
    const removals = ["U3", "U1"].map((value) => ({ kind: "remove", attribute: "members", values: [{ value }] }));
    expect(await toSetChanges("S1", changes, store)).toEqual({ ok: true, value: [added, ...removals, again] });
  });
});
