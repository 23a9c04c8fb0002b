/** What the definitions say of one method. */
export interface MethodReference {
  readonly name: string;
  readonly description: string;
  /** Kinds of tokens that it takes, empty for any; absent where it needs none. */
  readonly tokens?: readonly string[];
  readonly scopes: readonly string[];
  /** Whether it takes arguments that are not listed. */
  readonly otherArguments?: boolean;
  readonly arguments: readonly ArgumentReference[];
  /** Rules between arguments, each a sentence. */
  readonly rules: readonly string[];
  /** Its own codes, and what common ones mean here. */
  readonly codes: readonly { readonly code: string; readonly meaning: string }[];
}

/** How an argument is read where it comes as text. */
type ArgumentForm = "string" | "integer" | "number" | "boolean" | "object" | "list" | "objects" | "jsonText";

/** What the definitions say of one argument. */
export interface ArgumentReference {
  readonly name: string;
  readonly form: ArgumentForm;
  readonly required?: true;
  readonly default?: unknown;
  /** Limits in words, each with its code where it has one. */
  readonly limits: readonly string[];
  readonly description: string;
}

/** What the definitions say of one code. */
export interface CodeReference {
  readonly code: string;
  readonly api: "SCIM" | "Web API";
  readonly status: number;
  readonly meaning: string;
  /** Which situation answers it. */
  readonly when?: string;
  /** Why it is answered as an injected fault alone. */
  readonly faultOnly?: string;
  readonly retryAfterSeconds?: number;
  /** Situations, rules and limits that name it. */
  readonly sources?: readonly string[];
  /** The methods that answer it; absent for every method. */
  readonly methods?: readonly string[];
}
