/** The reason of an answer, such as a refusal. Never on the wire. A journal shows it. */
export interface Reason {
  /** The rule that refused, as a document and heading: `scim-provisioning#user-attributes`. */
  readonly rule: string;
  /** The value found in the request or in the store. */
  readonly found?: unknown;
  /** The expected value, as a phrase. */
  readonly wanted?: string;
}
