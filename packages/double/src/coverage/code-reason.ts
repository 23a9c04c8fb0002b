/** When a code is answered, as the definitions say. */
export interface CodeReason {
  /** Name on the wire. */
  readonly code: string;
  readonly api: "SCIM" | "Web API";
  /** Methods that answer it then. Default: all of the API. */
  readonly methods?: readonly string[];
  /** The situation in which it is answered. */
  readonly when?: string;
  /** The reason why only a fault answers it. */
  readonly faultOnly?: string;
}
