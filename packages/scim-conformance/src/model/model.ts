import type { Heard } from "../http/heard.js";

/** An attribute as the server's schema describes it, with the defaults of RFC 7643 §2.2. */
export interface Attribute {
  readonly name: string;
  readonly type: string;
  readonly multiValued: boolean;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: string;
  readonly returned: string;
  readonly uniqueness: string;
  readonly canonicalValues: readonly string[];
  readonly referenceTypes: readonly string[];
  readonly subAttributes: readonly Attribute[];
}

/** An extension of a resource type. */
export interface Extension {
  readonly urn: string;
  readonly required: boolean;
  readonly attributes: readonly Attribute[];
}

/** A resource type that the server serves. */
export interface TypeModel {
  readonly name: string;
  /** Path of the endpoint below the base URL, with a leading slash. */
  readonly endpoint: string;
  /** URN of the schema. */
  readonly urn: string;
  readonly attributes: readonly Attribute[];
  readonly extensions: readonly Extension[];
}

/** The features that the server advertises. */
export interface Features {
  readonly patch: boolean;
  readonly bulk: boolean;
  readonly filter: boolean;
  readonly sort: boolean;
  readonly etag: boolean;
  readonly changePassword: boolean;
  /** Pages by cursor of RFC 9865. */
  readonly cursor: boolean;
}

/** The server's description of itself. */
export interface Model {
  readonly types: readonly TypeModel[];
  readonly features: Features;
  /** The answers of the discovery endpoints. */
  readonly config: Heard;
  readonly resourceTypes: Heard;
  readonly schemas: Heard;
}

export const urns = {
  user: "urn:ietf:params:scim:schemas:core:2.0:User",
  group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  enterprise: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
  config: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig",
  resourceType: "urn:ietf:params:scim:schemas:core:2.0:ResourceType",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  search: "urn:ietf:params:scim:api:messages:2.0:SearchRequest",
  patch: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  bulk: "urn:ietf:params:scim:api:messages:2.0:BulkRequest",
  bulkResponse: "urn:ietf:params:scim:api:messages:2.0:BulkResponse",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
} as const;
