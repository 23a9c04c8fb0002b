import { describeScimBackend } from "@rollcall/scim-core/conformance";
import { describe, expect, it } from "vitest";
import { scim } from "../src/generated/directory/scim/index.js";
import { sampleDevice, sampleGroup, sampleUser } from "./kit/samples.js";
import { stores } from "./kit/stores.js";

const framework = { describe, it, expect };

const [inMap, inSqlite] = [stores["a Map"], stores.SQLite];

describeScimBackend(
  "users in a Map",
  { definition: scim, resourceType: "User", open: async () => ({ backend: inMap().User }), sample: sampleUser },
  framework,
);
describeScimBackend(
  "users in SQLite",
  { definition: scim, resourceType: "User", open: async () => ({ backend: inSqlite().User }), sample: sampleUser },
  framework,
);

// A store treats its other types as it does users: each is tested in one of them.
describeScimBackend(
  "groups in SQLite",
  { definition: scim, resourceType: "Group", open: async () => ({ backend: inSqlite().Group }), sample: sampleGroup },
  framework,
);
describeScimBackend(
  "devices in a Map",
  { definition: scim, resourceType: "Device", open: async () => ({ backend: inMap().Device }), sample: sampleDevice },
  framework,
);
