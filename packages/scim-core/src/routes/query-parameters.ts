/** The parameters of a query, from an address or from the body of a search; `URLSearchParams` is one. */
export interface QueryParameters {
  /** The first value of a name, or null where there is none. */
  get(name: string): string | null;
}

/** What a request without parameters asks. */
export const noParameters: QueryParameters = { get: () => null };
