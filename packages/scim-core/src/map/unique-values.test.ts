import { parseFilter } from "@rollcall/scim-filter";
import { describe, expect, it } from "vitest";
import { attribute } from "../definition/definition.js";
import { text } from "../test-sets/text.js";
import { createUniqueValues } from "./unique-values.js";

const about = { description: "About it.", value: text };
const unique = { ...about, uniqueness: "server" } as const;
const attributes = {
  id: attribute({ ...unique, name: "id", caseExact: true }),
  tag: attribute({ ...unique, name: "tag", caseExact: true }),
  name: attribute({ ...unique, name: "name" }),
  title: attribute({ ...about, name: "title" }),
  emails: attribute({
    ...about,
    name: "emails",
    type: "complex",
    multiValued: true,
    subAttributes: { value: attribute({ ...unique, name: "value" }), type: attribute({ ...about, name: "type" }) },
  }),
};
const ada = { id: "1", tag: "T", name: "Ada", title: "Countess", emails: [{ value: "a@x.example" }, { type: "work" }] };

function create() {
  const values = createUniqueValues(attributes);
  values.put(ada, "1");
  return values;
}

describe("createUniqueValues", () => {
  it.each<readonly [object, string | undefined]>([
    [{ tag: "T" }, "tag"],
    [{ tag: "t" }, undefined],
    [{ name: "ADA" }, "name"],
    [{ title: "Countess" }, undefined],
    [{ emails: [{ value: "b@x.example" }, { value: "A@x.example" }] }, "emails.value"],
    [{ name: null }, undefined],
    [{}, undefined],
  ])("finds the taken value of %j: %s", (resource, wanted) => {
    expect(create().findTaken({ ...resource }, "2")).toBe(wanted);
    expect(create().findTaken({ ...resource }, "1")).toBeUndefined();
  });

  it("forgets removed resources", () => {
    const values = create();
    values.remove(ada);
    expect(values.findTaken({ tag: "T" }, "2")).toBeUndefined();
  });

  it.each<readonly [string, readonly string[] | undefined]>([
    ['id eq "7"', ["7"]],
    ['name eq "ADA"', ["1"]],
    ['name eq "Bob"', []],
    ['tag eq "t"', []],
    ['emails.value eq "a@X.example"', ["1"]],
    ['title eq "Countess" and name eq "ada"', ["1"]],
    ['name eq "ada" or title pr', undefined],
    ['not (name eq "ada")', undefined],
    ['name sw "A"', undefined],
    ["name eq null", undefined],
  ])("finds the candidates of %s: %j", (filter, wanted) => {
    expect(create().candidates(parseFilter(filter))).toEqual(wanted);
  });
});
