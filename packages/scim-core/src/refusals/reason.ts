/** The reason of a refusal. Only `at` is written on the wire; a journal shows the rest. */
export interface Reason {
  /** The rule that refused, as a document and heading: `scim-provisioning#user-attributes`. */
  readonly rule: string;
  /**
   * The subject of the refusal: the path of an attribute on the wire, the name of a parameter, the place in a filter.
   * The `detail` of an explanation includes it.
   */
  readonly at?: string;
  /** The value found in the request or in the store. */
  readonly found?: unknown;
  /** The expected value, as a phrase. */
  readonly wanted?: string;
}
