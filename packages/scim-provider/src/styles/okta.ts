import type { StyleFacts } from "./style-facts.js";

const two = "Okta developer docs: Okta and SCIM 2.0";
const both = "Okta developer docs: Okta and SCIM 2.0, Okta and SCIM 1.1";

/** Writes as the SCIM client of Okta, in an integration of the Okta Integration Network. */
export const okta: StyleFacts = {
  versions: { value: ["1.1", "2.0"], source: both },
  userAgent: { value: "Okta SCIM Client 1.0.0", source: both },
  mediaType: { value: "application/scim+json; charset=utf-8", source: two },
  reading: { value: "looks up", source: `${both}, Determine if the User already exists` },
  userQuery: { value: { startIndex: "1", count: "100" }, source: `${both}, Create Users` },
  groupQuery: { value: { startIndex: "1", count: "100" }, source: `${both}, Create Groups` },
  operations: { value: "lower case", source: `${two}, Update a specific User (PATCH)` },
  active: { value: "boolean", source: `${both}, Update a specific User (PATCH)` },
  changes: { value: "PUT", source: `${both}, Update a specific User (PUT)` },
  activation: { value: "PATCH with a value", source: `${both}, Update a specific User (PATCH)` },
  lists: { value: "whole", source: `${both}: a PUT has the whole user` },
  elementTypes: { value: ["work", "home"], source: `${both}, Create the User; home assumed for the second address` },
  manager: { value: "object", source: "Assumed: the default mapping of managerId is manager.value" },
  userExtras: { value: { groups: [] }, source: `${both}, Create the User` },
  createdMembers: { value: "empty", source: `${two}, Create Groups` },
  groupExtras: { value: {}, source: `${both}, Create Groups` },
  groupSchemas: { value: [], source: `${both}, Create Groups` },
  groupExternalId: { value: false, source: `${both}, Create Groups` },
  rename: { value: "PATCH with a value", source: `${both}, Update a specific Group name` },
  removal: { value: "path filter", source: `${two}, Update specific Group membership` },
  membersPerRequest: { value: 100, source: "Assumed: not documented" },
  groups: { value: true, source: `${both}, SCIM Group operations` },
};
