/** Why a refusal was answered. Never on the wire; a journal shows it. */
export interface Because {
  /** The rule that refused, as a document and heading: `scim-provisioning#user-attributes`. */
  readonly rule: string;
  /** What was found in the request or in the world. */
  readonly found?: unknown;
  /** What would have been right, as a phrase. */
  readonly wanted?: string;
}
