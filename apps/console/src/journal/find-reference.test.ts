import { describe, expect, it } from "vitest";
import type { Entry } from "../store/types.js";
import { findReference } from "./find-reference.js";

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
