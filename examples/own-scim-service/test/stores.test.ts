import { describeScimBackend } from "@rollcall/scim-core/conformance";
import { describe, expect, it } from "vitest";
import { scim } from "../src/generated/directory/scim/index.js";
import { sampleDevice, sampleGroup, sampleUser } from "./kit/samples.js";
import { stores } from "./kit/stores.js";

const framework = { describe, it, expect };

for (const [name, create] of Object.entries(stores)) {
  describeScimBackend(
    `devices in ${name}`,
    {
      definition: scim,
      resourceType: "Device",
      open: async () => ({ backend: create().Device }),
      sample: sampleDevice,
    },
    framework,
  );
}

// The Map treats all types of resources alike. What the tables of users and groups have of their own is tested here.
describeScimBackend(
  "users in SQLite",
  {
    definition: scim,
    resourceType: "User",
    open: async () => ({ backend: stores.SQLite().User }),
    sample: sampleUser,
  },
  framework,
);
describeScimBackend(
  "groups in SQLite",
  {
    definition: scim,
    resourceType: "Group",
    open: async () => ({ backend: stores.SQLite().Group }),
    sample: sampleGroup,
  },
  framework,
);
