import { describeScimBackend } from "@rollcall/scim-core/conformance";
import { createMapBackend } from "@rollcall/scim-core/map";
import { scim } from "@rollcall/scim-core/standard";
import { describe, expect, it } from "vitest";

describeScimBackend(
  "users in a Map",
  {
    definition: scim,
    resourceType: "User",
    open: async () => ({
      backend: createMapBackend({ definition: scim, resourceType: "User", newId: () => crypto.randomUUID() }),
    }),
    // Returns the n-th of any number of resources, with a value for everything that the backend stores as sent.
    sample: (n) => ({
      userName: `user${n}`,
      displayName: `User ${n}`,
      active: n % 2 === 0,
      emails: [{ value: `user${n}@x.example`, type: "work", primary: true }],
    }),
  },
  { describe, it, expect },
);

// End of the example.
const { default: readme } = await import("../../README.md?raw");
const { default: self } = await import("./readme-example.test.ts?raw");

describe("the example of a conformance test in the README", () => {
  it("is identical to this file", () => {
    expect(readme).toContain(self.slice(0, self.indexOf("\n// End of the example.")));
  });
});
