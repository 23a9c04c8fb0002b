import type { StyleFacts } from "./style-facts.js";

const help = "Google Workspace Admin Help: About automated user provisioning";
const assumed = "Assumed: not documented";

/** Writes as the automated user provisioning of Google Workspace, which provisions users and no groups. */
export const google: StyleFacts = {
  versions: { value: ["2.0"], source: help },
  userAgent: {
    value: "Google-Auto-Provisioning",
    source: "Tests of the Rails engine scimitar, from observed requests",
  },
  mediaType: { value: "application/scim+json", source: assumed },
  reading: { value: "looks up", source: assumed },
  userQuery: { value: {}, source: assumed },
  groupQuery: { value: {}, source: "It provisions no groups" },
  operations: { value: "lower case", source: assumed },
  active: { value: "boolean", source: assumed },
  changes: { value: "PUT", source: assumed },
  activation: { value: "PATCH with a value", source: `${help}: a suspended user is suspended in the application` },
  lists: { value: "whole", source: assumed },
  elementTypes: { value: ["work", "other"], source: assumed },
  manager: { value: "object", source: assumed },
  userExtras: { value: {}, source: assumed },
  createdMembers: { value: "absent", source: "It provisions no groups" },
  groupExtras: { value: {}, source: "It provisions no groups" },
  groupSchemas: { value: [], source: "It provisions no groups" },
  groupExternalId: { value: false, source: "It provisions no groups" },
  rename: { value: "PATCH with paths", source: "It provisions no groups" },
  removal: { value: "path filter", source: "It provisions no groups" },
  membersPerRequest: { value: 1, source: "It provisions no groups" },
  groups: { value: false, source: `${help}: groups select who is provisioned, and are not provisioned themselves` },
};
