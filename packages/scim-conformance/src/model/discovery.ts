/** Paths of the discovery documents. */
export interface Discovery {
  readonly config: string;
  /** Absent: the protocol has no such document. */
  readonly resourceTypes?: string;
  readonly schemas?: string;
}

/** The paths of SCIM 2.0. */
export const scim2Discovery: Discovery = {
  config: "/ServiceProviderConfig",
  resourceTypes: "/ResourceTypes",
  schemas: "/Schemas",
};
