import { describeScimBackend } from "@rollcall/scim-core/conformance";
import { describe, expect, it } from "vitest";
import { scim } from "../src/generated/directory/scim/index.js";
import { sampleDevice, sampleGroup, sampleUser } from "./kit/samples.js";
import { stores } from "./kit/stores.js";

const framework = { describe, it, expect };

for (const [name, create] of Object.entries(stores)) {
  describeScimBackend(
    `users in ${name}`,
    {
      definition: scim,
      resourceType: "User",
      open: async () => ({ backend: create().User }),
      sample: sampleUser,
    },
    framework,
  );
  describeScimBackend(
    `groups in ${name}`,
    {
      definition: scim,
      resourceType: "Group",
      open: async () => ({ backend: create().Group }),
      sample: sampleGroup,
    },
    framework,
  );
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
