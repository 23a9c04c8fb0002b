/** Why a refusal was answered. But for `at` it is never on the wire; a journal shows it. */
export interface Because {
  /** The rule that refused, as a document and heading: `scim-provisioning#user-attributes`. */
  readonly rule: string;
  /**
   * What of the request the refusal is about: the path of an attribute as the wire has it, the name of a parameter, the
   * place in a filter. The `detail` of an explanation names it.
   */
  readonly at?: string;
  /** What was found in the request or in the world. */
  readonly found?: unknown;
  /** What would have been right, as a phrase. */
  readonly wanted?: string;
}
