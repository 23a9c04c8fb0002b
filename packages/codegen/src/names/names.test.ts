import { describe, expect, it } from "vitest";
import { camelCase, kebabCase, pascalCase, propertyAccess, propertyName, singular } from "./names.js";

describe("names", () => {
  it.each([
    ["userName", "UserName", "userName", "user-name"],
    ["chat.postMessage", "ChatPostMessage", "chatPostMessage", "chat-post-message"],
    ["enterprise-user", "EnterpriseUser", "enterpriseUser", "enterprise-user"],
    ["svcLists.access.delete", "SvcListsAccessDelete", "svcListsAccessDelete", "svc-lists-access-delete"],
    ["thread_ts", "ThreadTs", "threadTs", "thread-ts"],
  ])("converts %s to %s, %s and %s", (name, pascal, camel, kebab) => {
    expect([pascalCase(name), camelCase(name), kebabCase(name)]).toEqual([pascal, camel, kebab]);
  });

  it.each([
    ["emails", "email"],
    ["addresses", "address"],
    ["entries", "entry"],
    ["phoneNumbers", "phoneNumber"],
    ["keys", "key"],
    ["access", "access"],
    ["boxes", "box"],
    ["members", "member"],
  ])("converts the plural %s to %s", (plural, one) => {
    expect(singular(plural)).toBe(one);
  });

  it("quotes a property only if necessary", () => {
    expect(["a_b", "a.b", "1a"].map(propertyName)).toEqual(["a_b", '"a.b"', '"1a"']);
    expect(["a_b", "a.b"].map(propertyAccess)).toEqual([".a_b", '["a.b"]']);
  });
});
