import type { StyleFacts } from "./style-facts.js";

/** Writes as RFC 7643 and RFC 7644 say, or the specification of SCIM 1.1. */
export const rfc: StyleFacts = {
  versions: { value: ["1.1", "2.0"], source: "RFC 7644 and SCIM 1.1" },
  userAgent: { value: "rollcall-sync", source: "RFC 9110 §10.1.5 leaves it to the client" },
  mediaType: { value: "application/scim+json", source: "RFC 7644 §3.1" },
  reading: { value: "lists", source: "RFC 7644 §3.4.2" },
  userQuery: { value: {}, source: "RFC 7644 §3.4.2 requires none" },
  groupQuery: { value: {}, source: "RFC 7644 §3.4.2 requires none" },
  operations: { value: "lower case", source: "RFC 7644 §3.5.2" },
  active: { value: "boolean", source: "RFC 7643 §2.3.2" },
  changes: { value: "PATCH with paths", source: "RFC 7644 §3.5.2" },
  activation: { value: "PATCH with paths", source: "RFC 7644 §3.5.2" },
  lists: { value: "whole", source: "RFC 7644 §3.5.2.3" },
  elementTypes: { value: [], source: "RFC 7643 §2.4: type is optional" },
  manager: { value: "object", source: "RFC 7643 §4.3" },
  userExtras: { value: {}, source: "RFC 7644 §3.3 requires none" },
  createdMembers: { value: "all", source: "RFC 7644 §3.3" },
  groupExtras: { value: {}, source: "RFC 7644 §3.3 requires none" },
  groupSchemas: { value: [], source: "RFC 7643 §4.2" },
  groupExternalId: { value: true, source: "RFC 7643 §3.1" },
  rename: { value: "PATCH with paths", source: "RFC 7644 §3.5.2" },
  removal: { value: "path filter", source: "RFC 7644 §3.5.2.2" },
  membersPerRequest: { value: 1000, source: "Chosen to keep bodies small" },
  groups: { value: true, source: "RFC 7643 §4.2" },
};
