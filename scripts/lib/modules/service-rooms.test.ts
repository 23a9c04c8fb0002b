import { describe, expect, it } from "vitest";
import { createHouse } from "./read-modules.mjs";
import { findArrowsUp, serviceRooms } from "./service-rooms.mjs";

const service = "packages/service/src";

/** The messages about a module with one import, in a service with these two modules. */
function find(path: string, to: string): readonly string[] {
  const up = "../".repeat(path.split("/").length - 1) || "./";
  const text = `import "${up}${to.replace(/ts$/, "js")}";`;
  const house = createHouse({ [`${service}/${to}`]: "", [`${service}/${path}`]: text });
  return findArrowsUp(house).map(({ message }) => message.replaceAll(`${service}/`, ""));
}

describe("findArrowsUp", () => {
  it.each([
    ["a document to a rule", "model/token.ts", "rules/directory/role.ts", "model", "rules/directory"],
    ["a subject to the rules of another", "rules/users/scim.ts", "rules/groups/member-rule.ts", "rules", "rules"],
    ["a rule to the composition", "rules/users/scim.ts", "create-service.ts", "rules", "composition"],
    ["a folder that is not a room", "helpers/text.ts", "values/ids.ts", "helpers", "values"],
  ])("finds an arrow from %s", (_, path, to, room, target) => {
    expect(find(path, to)).toEqual([`"${room}" may not import ${to} of "${target}"`]);
  });

  it.each([
    ["a subject to a document", "rules/groups/scim.ts", "model/user.ts"],
    ["a subject to its own rules", "rules/groups/scim.ts", "rules/groups/member-rule.ts"],
    ["the composition to the rules of a subject", "index.ts", "rules/groups/member-rule.ts"],
    ["a test to everything", "model/user.test.ts", "rules/groups/member-rule.ts"],
  ])("accepts an arrow from %s", (_, path, to) => {
    expect(find(path, to)).toEqual([]);
  });
});

describe("serviceRooms", () => {
  it("lists the rooms from top to bottom: each imports only rooms further down", () => {
    const names = Object.keys(serviceRooms);
    const up = Object.entries(serviceRooms).flatMap(([name, { mayImport }]) =>
      mayImport.filter((other) => names.indexOf(other) <= names.indexOf(name)).map((other) => `${name} to ${other}`),
    );
    expect(up).toEqual([]);
  });
});
