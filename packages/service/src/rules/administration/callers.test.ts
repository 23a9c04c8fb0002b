import { webapi } from "@rollcall/api/webapi";
import { loadMethods } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";

/** Methods whose own sections of the specification say otherwise. */
const others = new Set([
  "admin.analytics.messages.activity",
  "admin.analytics.messages.metadata",
  // Guests have a code of their own, so that its handler tells callers apart.
  "admin.apps.requests.list",
  "admin.conversations.createForObjects",
  "admin.functions.list",
  "admin.users.getExpiration",
]);

const { methods } = await loadMethods(webapi);
const ofAdministrators = Object.entries(methods).flatMap(([name, { tokens, facts }]) =>
  name.startsWith("admin.") && !others.has(name) ? [{ name, tokens, requires: facts.requires }] : [],
);

describe("callers of admin methods", () => {
  it("are known by their definitions", () => {
    expect(Object.keys(methods)).toEqual(expect.arrayContaining([...others]));
    const wrong = ofAdministrators.filter(({ tokens, requires }) => {
      const [onOrganization, ofAdmin] = requires.filter(({ organization, role }) => organization ?? role);
      const isAdmin = ofAdmin?.role === "admin" && ofAdmin.of === "organization";
      return tokens.join() !== "user" || onOrganization?.organization !== true || !isAdmin;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
