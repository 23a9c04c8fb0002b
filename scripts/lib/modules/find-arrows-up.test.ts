import { describe, expect, it } from "vitest";
import { findArrowsUp } from "./find-arrows-up.mjs";
import { createHouse } from "./house.mjs";
import { serviceRooms } from "./service-rooms.mjs";

const service = "packages/service/src";
const targets = [
  "create-service.ts",
  "events/users.ts",
  "model/user.ts",
  "people/act.ts",
  "rules/conversations/find-channel.ts",
  "rules/directory/role.ts",
  "rules/groups/member-rule.ts",
  "rules/users/user-name.ts",
  "store/decide.ts",
  "values/ids.ts",
  "worlds/users.ts",
];

/** The messages about a module with one import, in a service with a module in most rooms. */
function find(path: string, to: string): readonly string[] {
  const modules = targets.map((target) => [`${service}/${target}`, ""]);
  const up = "../".repeat(path.split("/").length - 1) || "./";
  const house = createHouse({
    ...Object.fromEntries(modules),
    [`${service}/${path}`]: `import "${up}${to.replace(/ts$/, "js")}";`,
  });
  return findArrowsUp(house).map(({ message }) => message.replaceAll(`${service}/`, ""));
}

describe("findArrowsUp", () => {
  it.each([
    ["a value to a document", "values/ts.ts", "model/user.ts", "values", "model"],
    ["a document to the directory", "model/token.ts", "rules/directory/role.ts", "model", "rules/directory"],
    ["a document to a decision", "model/token.ts", "store/decide.ts", "model", "store"],
    ["a decision to a rule", "store/pause.ts", "rules/users/user-name.ts", "store", "rules"],
    ["a subject to the rules of another", "rules/users/scim.ts", "rules/groups/member-rule.ts", "rules", "rules"],
    [
      "conversations to the rules of a subject",
      "rules/conversations/join.ts",
      "rules/groups/member-rule.ts",
      "rules/conversations",
      "rules",
    ],
    ["a subject to its events", "rules/users/scim.ts", "events/users.ts", "rules", "events"],
    ["a subject to its part of a world file", "rules/users/scim.ts", "worlds/users.ts", "rules", "worlds"],
    ["a rule to the composition", "rules/users/scim.ts", "create-service.ts", "rules", "composition"],
    ["the composition to people", "index.ts", "people/act.ts", "composition", "people"],
  ])("finds an arrow from %s", (_, path, to, room, target) => {
    expect(find(path, to)).toEqual([`"${room}" may not import ${to} of "${target}"`]);
  });

  it("finds an arrow from a folder that is not a room", () => {
    expect(find("helpers/text.ts", "values/ids.ts")).toEqual(['"helpers" may not import values/ids.ts of "values"']);
  });

  it.each([
    ["a subject to a document", "rules/groups/scim.ts", "model/user.ts"],
    ["a subject to the rules of conversations", "rules/groups/scim.ts", "rules/conversations/find-channel.ts"],
    ["a subject to its own rules", "rules/groups/scim.ts", "rules/groups/member-rule.ts"],
    ["the events of a subject to its rules", "events/groups.ts", "rules/groups/member-rule.ts"],
    ["part of a world file to that of another subject", "worlds/groups.ts", "worlds/users.ts"],
    ["the composition to the rules of a subject", "index.ts", "rules/groups/member-rule.ts"],
    ["people to the composition", "people/create-people.ts", "create-service.ts"],
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
