/** Whose service a request asks, where one handler serves many. */
export interface Tenant {
  /** What backends and `authenticate` know the tenant by. */
  readonly name: string;
  /** Path of the tenant's base address, without a trailing slash, where it is another than that of the set: `/acme/scim`. */
  readonly mount?: string;
}
