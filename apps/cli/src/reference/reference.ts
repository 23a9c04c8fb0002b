/** The definition of a method. */
export interface MethodReference {
  readonly name: string;
  readonly description: string;
  /** Kinds of accepted tokens, empty for any; absent if no token is needed. */
  readonly tokens?: readonly string[];
  readonly scopes: readonly string[];
  /** Scopes by kind of token, of which a token needs one. Default: none. */
  readonly anyScopes?: { readonly [token: string]: readonly string[] };
  /** Whether it accepts other arguments. */
  readonly otherArguments?: boolean;
  readonly arguments: readonly ArgumentReference[];
  /** Rules for combinations of arguments, as sentences. */
  readonly rules: readonly string[];
  /** Its own codes, and common codes with a specific meaning. */
  readonly codes: readonly { readonly code: string; readonly meaning: string }[];
}

/** The format of an argument as text. */
type ArgumentForm = "string" | "integer" | "number" | "boolean" | "object" | "list" | "objects" | "jsonText";

/** The definition of an argument. */
export interface ArgumentReference {
  readonly name: string;
  readonly form: ArgumentForm;
  readonly required?: true;
  readonly default?: unknown;
  /** Limits in words, with their codes. */
  readonly limits: readonly string[];
  readonly description: string;
}

/** The definition of a code. */
export interface CodeReference {
  readonly code: string;
  readonly api: "SCIM" | "Web API";
  readonly status: number;
  readonly meaning: string;
  /** The situation that returns it. */
  readonly when?: string;
  /** Reason why it is only returned as an injected fault. */
  readonly faultOnly?: string;
  readonly retryAfterSeconds?: number;
  /** Situations, rules and limits that use it. */
  readonly sources?: readonly string[];
  /** Methods that return it; absent for all methods. */
  readonly methods?: readonly string[];
}
