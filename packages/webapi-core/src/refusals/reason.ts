/** Why a refusal was answered. Never on the wire. A journal shows it. */
export interface Reason {
  /** The rule that refused, as a document and heading: `scim-provisioning#user-attributes`. */
  readonly rule: string;
  /** What was found in the request or in the store. */
  readonly found?: unknown;
  /** What is expected, as a phrase. */
  readonly wanted?: string;
}
