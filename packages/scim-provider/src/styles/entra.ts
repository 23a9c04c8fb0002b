import type { StyleFacts } from "./style-facts.js";

const tutorial = "Microsoft Learn: Develop and plan provisioning for a SCIM endpoint";
const issues = "Microsoft Learn: Known issues with SCIM 2.0 protocol compliance";
const compliance = `${issues}, without the flag aadOptscim062020`;
const flagged = `${issues}, with the flag aadOptscim062020`;

/** Writes as the provisioning service of Microsoft Entra ID. */
export const entra: StyleFacts = {
  versions: { value: ["2.0"], source: tutorial },
  userAgent: { value: "", source: "Assumed: not documented, so none is set" },
  mediaType: { value: "application/scim+json; charset=utf-8", source: `${tutorial}, example requests` },
  reading: { value: "looks up", source: `${tutorial}, Get user by query` },
  userQuery: { value: {}, source: `${tutorial}, Get user by query` },
  groupQuery: { value: { excludedAttributes: "members" }, source: `${tutorial}, Get group by displayName` },
  operations: { value: "capitalized", source: `${tutorial}, Update user` },
  active: { value: "text", source: `${compliance}: Disable user` },
  changes: { value: "PATCH with paths", source: `${tutorial}, Update user` },
  activation: { value: "PATCH with paths", source: `${tutorial}, Disable user` },
  lists: { value: "by type", source: `${tutorial}, Update user (multi-valued properties)` },
  elementTypes: { value: ["work", "other"], source: `${tutorial}, default attribute mapping` },
  manager: { value: "text", source: `${compliance}: Add a manager` },
  userExtras: { value: { meta: { resourceType: "User" }, roles: [] }, source: `${tutorial}, Create user` },
  createdMembers: { value: "absent", source: `${tutorial}, Create group` },
  groupExtras: { value: { meta: { resourceType: "Group" } }, source: `${tutorial}, Create group` },
  groupSchemas: {
    value: ["http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group"],
    source: `${tutorial}, Create group`,
  },
  groupExternalId: { value: true, source: `${tutorial}, Create group` },
  rename: { value: "PATCH with paths", source: `${tutorial}, Update group (non-member attributes)` },
  removal: { value: "value list", source: `${compliance}: Remove a member` },
  membersPerRequest: { value: 100, source: "Assumed: requests with up to 100 members were seen in public logs" },
  groups: { value: true, source: tutorial },
};

/** Writes as Microsoft Entra ID, for a tenant URL that ends with `?aadOptscim062020`. */
export const entraWithFlag: StyleFacts = {
  ...entra,
  operations: { value: "lower case", source: flagged },
  active: { value: "boolean", source: flagged },
  removal: { value: "path filter", source: flagged },
  manager: { value: "object", source: "Assumed from RFC 7643 §4.3, which the flag follows" },
};
