import { describe, expect, it } from "vitest";
import type { Entry } from "../store/types.js";
import { findReference, findRule } from "./find-reference.js";

// Only what the function reads.
const entry = (given: object) => given as Entry;

describe("findReference", () => {
  it.each([
    [{ protocol: "webapi", method: "chat.postMessage" }, "/docs/web-api#chat.postMessage"],
    [{ protocol: "webapi", method: "users.info", code: "user_not_found" }, "/docs/web-api#users.info.user_not_found"],
    [{ protocol: "webapi", method: "webhook.post", code: "no_text" }, "/docs/hooks#webhook.post.no_text"],
    [
      { protocol: "scim", version: "2.0", route: "POST /Users", code: "username_taken" },
      "/docs/scim-v2#insertUser.username_taken",
    ],
    [{ protocol: "scim", version: "1.1", route: "GET /Users" }, "/docs/scim-v1#findUser"],
    [{ protocol: "scim", version: "2.0", route: "GET /Users/{id}" }, "/docs/scim-v2#getUser"],
    [{ protocol: "scim", version: "2.0", route: "PATCH /Groups/{id}" }, "/docs/scim-v2#changeGroup"],
    [{ protocol: "scim", version: "2.0", route: "GET /ResourceTypes" }, "/docs/scim-v2#resourceTypes"],
    [{ protocol: "people", method: "people.post" }, undefined],
    [{ protocol: "events" }, undefined],
  ])("of %j is %s", (given, wanted) => expect(findReference(entry(given))).toBe(wanted));
});

describe("findRule", () => {
  const post = { protocol: "webapi", method: "chat.postMessage" };
  const missing = ["[ERROR] missing required field: channel"];
  const nested = ["[ERROR] must be a string [json-pointer:/blocks/0/type]"];
  it.each([
    [{ ...post, code: "invalid_arguments", reason: { rule: "arguments", found: missing } }, ".arguments.channel"],
    [{ ...post, code: "invalid_blocks", reason: { rule: "arguments", found: nested } }, ".arguments.blocks"],
    [{ ...post, code: "no_text", reason: { rule: "arguments", found: ["[ERROR] no text"] } }, ".arguments"],
    [{ ...post, code: "is_archived", reason: { rule: "everyday-1#conversations" } }, ".is_archived"],
  ])("of %j ends in %s", (given, wanted) =>
    expect(findRule(entry(given))).toBe(`/docs/web-api#chat.postMessage${wanted}`),
  );

  it("is a section of an RFC, or nothing", () => {
    const refused = { protocol: "scim", route: "GET /Users/{id}", reason: { rule: "RFC 7644 §3.12" } };
    expect(findRule(entry(refused))).toBe("https://www.rfc-editor.org/rfc/rfc7644#section-3.12");
    expect(findRule(entry(post))).toBeUndefined();
  });
});
