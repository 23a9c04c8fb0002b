import { describe, expect, it } from "vitest";
import { findArrowsUp } from "./find-arrows-up.mjs";
import { createHouse } from "./house.mjs";

const service = "packages/service/src";

/** The stored set, with a document of two subjects, and one more import. */
function find(path: string, text: string): readonly string[] {
  const house = createHouse({
    [`${service}/documents.ts`]: 'import "./users/user.js"; import "./groups/group.js";',
    [`${service}/users/user.ts`]: 'import "./home-of.js";',
    [`${service}/users/home-of.ts`]: "",
    [`${service}/groups/group.ts`]: "",
    [`${service}/groups/member-rule.ts`]: "",
    [`${service}/groups/world.ts`]: "",
    [`${service}/tokens/scim-caller.ts`]: "",
    [`${service}/directory/role.ts`]: "",
    [`${service}/store/document.ts`]: "",
    [`${service}/${path}`]: text,
  });
  return findArrowsUp(house).map(({ message }) => message.replaceAll(`${service}/`, ""));
}

describe("findArrowsUp", () => {
  it.each([
    [
      "the port of the store to a subject",
      "store/port.ts",
      "../users/user.js",
      '"store" may not import users/user.ts of "documents"',
    ],
    [
      "a document to the directory",
      "users/user.ts",
      "../directory/role.js",
      '"documents" may not import directory/role.ts of "directory"',
    ],
    [
      "what a document needs to a caller",
      "users/home-of.ts",
      "../tokens/scim-caller.js",
      '"documents" may not import tokens/scim-caller.ts of "callers"',
    ],
    [
      "a subject to the rules of another",
      "users/scim.ts",
      "../groups/member-rule.js",
      '"rules" may not import groups/member-rule.ts of "rules"',
    ],
    [
      "conversations to the rules of a subject",
      "conversations/find-conversation.ts",
      "../groups/member-rule.js",
      '"conversations" may not import groups/member-rule.ts of "rules"',
    ],
    [
      "a subject to its part of a world file",
      "groups/scim.ts",
      "./world.js",
      '"rules" may not import groups/world.ts of "worlds"',
    ],
    [
      "part of a world file to the rules of another subject",
      "users/world.ts",
      "../groups/member-rule.js",
      '"worlds" may not import groups/member-rule.ts of "rules"',
    ],
  ])("finds an arrow from %s", (_, path, to, message) => {
    expect(find(path, `import "${to}";`)).toEqual([message]);
  });

  it.each([
    ["a subject to the document of another", "users/scim.ts", "../groups/group.js"],
    ["a subject to what that document needs", "groups/scim.ts", "../users/home-of.js"],
    ["a subject to a caller", "users/scim.ts", "../tokens/scim-caller.js"],
    ["a subject to the rules of conversations", "users/scim.ts", "../conversations/find-conversation.js"],
    ["a subject to its own rules", "groups/scim.ts", "./member-rule.js"],
    ["part of a world file to that of another subject", "users/world-checks.ts", "../groups/world.js"],
    ["the composition to everything", "create-service.ts", "./groups/member-rule.js"],
    ["a test to everything", "store/port.test.ts", "../groups/member-rule.js"],
  ])("accepts an arrow from %s", (_, path, to) => {
    expect(find(path, `import "${to}";`)).toEqual([]);
  });
});
