/** The parameters of a query, from an address or from the body of a search. `URLSearchParams` implements it. */
export interface QueryParameters {
  /** The first value of a name, or null if there is none. */
  get(name: string): string | null;
}

/** The parameters of a request without any. */
export const noParameters: QueryParameters = { get: () => null };
