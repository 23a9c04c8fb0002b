/** Schema URNs of the messages and documents of RFC 7643 and RFC 7644. */
export const urns = {
  bulkRequest: "urn:ietf:params:scim:api:messages:2.0:BulkRequest",
  bulkResponse: "urn:ietf:params:scim:api:messages:2.0:BulkResponse",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
  listResponse: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  patchOp: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  resourceType: "urn:ietf:params:scim:schemas:core:2.0:ResourceType",
  searchRequest: "urn:ietf:params:scim:api:messages:2.0:SearchRequest",
  schema: "urn:ietf:params:scim:schemas:core:2.0:Schema",
  serviceProviderConfig: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig",
} as const;
