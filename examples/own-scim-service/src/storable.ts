/** What both stores need of the types of a resource type; every one of this service has it. */
export interface Storable {
  readonly resource: {
    readonly id: string;
    readonly meta: { readonly created?: string; readonly lastModified?: string; readonly version?: string };
  };
  readonly create: object;
  readonly filterable: string;
}
