/** The types of a resource type that both stores need. All types of this service have them. */
export interface Storable {
  readonly resource: {
    readonly id: string;
    readonly meta: { readonly created?: string; readonly lastModified?: string; readonly version?: string };
  };
  readonly create: object;
  readonly filterable: string;
}
