import { createServer } from "@rollcall/server/extended";
import { describe, it } from "vitest";
import { scim } from "../src/generated/own/scim/index.js";
import { webapi } from "../src/generated/own/webapi/index.js";

describe("createServer with the generated set", () => {
  it("requires a handler of the added method, and the backend of the added extension", () => {
    void (() => createServer({ definitions: { webapi }, handlers: () => ({ "badges.check": found }) }));
    // @ts-expect-error badges.check has no handler
    void (() => createServer({ definitions: { webapi } }));
    // @ts-expect-error badges.check has no handler
    void (() => createServer({ definitions: { webapi }, handlers: () => ({}) }));
    // @ts-expect-error no backend keeps the badge of a user
    void (() => createServer({ definitions: { scim } }));
    void (() => createServer({ definitions: { scim }, backends: ({ backends }) => backends }));
  });

  it("refuses a code that the definition does not list, and accepts one that it does", () => {
    const refused = async () => ({ ok: false, error: "badge_not_found" }) as const;
    void (() => createServer({ definitions: { webapi }, handlers: () => ({ "badges.check": refused }) }));
    const undeclared = async () => ({ ok: false, error: "no_badge" }) as const;
    // @ts-expect-error badges.check has no code no_badge
    void (() => createServer({ definitions: { webapi }, handlers: () => ({ "badges.check": undeclared }) }));
  });
});

async function found() {
  return { ok: true, opens: true } as const;
}
