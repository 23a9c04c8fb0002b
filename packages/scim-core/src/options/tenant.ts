/** A tenant of a handler that serves many. */
export interface Tenant {
  /** Name of the tenant for backends and `authenticate`. */
  readonly name: string;
  /** Path of the tenant's base address, without a trailing slash: `/acme/scim`. Default: the mount of the set. */
  readonly mount?: string;
}
