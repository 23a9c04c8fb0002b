import type { StyleFacts } from "./style-facts.js";

const guide = "OneLogin developer docs: Implement a SCIM API";
const assumed = "Assumed: not documented";

/** Writes as the SCIM provisioner of OneLogin. */
export const onelogin: StyleFacts = {
  versions: { value: ["1.1", "2.0"], source: `${guide}: connectors with the core schema and for SCIM 2.0` },
  userAgent: { value: "OneLogin SCIM Provisioner", source: assumed },
  mediaType: { value: "application/scim+json", source: assumed },
  reading: { value: "looks up", source: `${guide}: a user is looked up before it is created` },
  userQuery: { value: {}, source: guide },
  groupQuery: { value: {}, source: assumed },
  operations: { value: "lower case", source: assumed },
  active: { value: "boolean", source: guide },
  changes: { value: "PUT", source: guide },
  activation: { value: "PUT", source: assumed },
  lists: { value: "whole", source: "A PUT has the whole user" },
  elementTypes: { value: ["work", "other"], source: assumed },
  manager: { value: "object", source: assumed },
  userExtras: { value: {}, source: "The JSON template of the connector decides" },
  createdMembers: { value: "absent", source: assumed },
  groupExtras: { value: {}, source: assumed },
  groupSchemas: { value: [], source: assumed },
  groupExternalId: { value: false, source: assumed },
  rename: { value: "PATCH with paths", source: assumed },
  removal: { value: "path filter", source: assumed },
  membersPerRequest: { value: 1, source: "Assumed: entitlements are provisioned user by user" },
  groups: { value: true, source: guide },
};
