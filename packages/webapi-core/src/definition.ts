import type { z } from "zod";
import type { WebapiSituation, WebapiWarning } from "./situations.js";

/** Types of one method. */
export interface MethodTypes {
  readonly arguments: object;
  readonly response: object;
  readonly error: { readonly error: string };
  /** Set on a method that is called without a token; its handler knows no caller. */
  readonly authentication?: "none";
}

/** The methods of a set, by name. F-bound, because a generated `interface Methods` has no index signature. */
export type MethodMap<Methods> = { readonly [M in keyof Methods]: MethodTypes };

/** How an argument is read where it comes as text: form fields, queries. */
export type ArgumentForm =
  /** As it is. */
  | "string"
  | "integer"
  | "number"
  /** `true`, `false`, `1`, `0`. */
  | "boolean"
  /** JSON text of an object. */
  | "object"
  /** JSON text of a list, values separated by commas, or a repeated key. */
  | "list"
  /** JSON text of a list; its elements are objects. */
  | "objects"
  /** Text that holds JSON; a JSON body may carry the object itself, which then becomes text. */
  | "jsonText";

/**
 * Names on the wire below a value, of which a list has them in each of its elements. Stated as far as names can differ
 * from those in code; the rest is written as it is.
 */
export interface NamesDefinition {
  /** Its names stand in the set's `types`. */
  readonly type?: string;
  /** Fields of an object. */
  readonly fields?: FieldTable;
  /** What the values of a map hold, whose keys are values too. */
  readonly values?: NamesDefinition;
  /** Set in place of the others where cases of an object have different values in one field. */
  readonly oneOf?: readonly NamesDefinition[];
}

/** Fields by their names in code. */
export interface FieldTable {
  readonly [name: string]: FieldDefinition;
}

/** One field of an object. */
export interface FieldDefinition extends NamesDefinition {
  readonly wireName: string;
}

/** One argument as the engine reads it; what it must be is the validator's business. */
export interface ArgumentDefinition extends FieldDefinition {
  readonly form: ArgumentForm;
  /** Scope that a token needs to pass the argument. */
  readonly scope?: string;
  /** Whether `null` in a JSON body reaches the handler; otherwise it counts as absent. */
  readonly nullable?: true;
  /** Set on the size of a page: the sizes that there are. */
  readonly range?: { readonly min: number; readonly max: number };
}

/** One budget of calls. The engine counts nothing itself: a wrapper does, where a service wants it. */
export interface RateDefinition<Code extends string = string> {
  /** Name of the tier in the definitions; methods of one tier share its budgets. */
  readonly tier: string;
  /** Calls a minute that are served for good. */
  readonly perMinute: number;
  /** Calls that are served at once after a pause. */
  readonly burst: number;
  /** What has a budget of its own: every combination of these. */
  readonly per: readonly ("method" | "workspace" | "organization" | "app" | "token" | "channel")[];
  /** The code when it is spent. */
  readonly error: Code;
}

/** One method. */
export interface MethodDefinition<T extends MethodTypes> {
  /** Name on the wire; the key of the table stays the name in code. */
  readonly wireName: string;
  /** The verb of the specification; the engine serves GET and POST alike. */
  readonly verb: "GET" | "POST";
  readonly description: string;
  /** Set where a call needs no token, and one that comes all the same is not looked at. */
  readonly authentication?: "none";
  /** Token types that the method takes; empty means any. */
  readonly tokens: readonly string[];
  /** Scopes that the token must carry, all of them. */
  readonly scopes: readonly string[];
  /** Whether arguments that the table does not list reach the handler, each as it came. */
  readonly otherArguments?: true;
  /** The argument whose value, where it is given, may be answered as a code, declared or not. */
  readonly errorArgument?: string;
  readonly argumentTable: { readonly [A in keyof T["arguments"] & string]: ArgumentDefinition };
  /** Checks arguments by their names in code. Every message is a code of the method. */
  readonly arguments: z.ZodType<T["arguments"]>;
  /** Checks a response without `ok`. */
  readonly response: z.ZodType<T["response"]>;
  /** Names on the wire in a response, where they can differ. */
  readonly responseTable?: FieldTable;
  /** Its own codes and how each is answered; the common ones stand in the set's table. */
  readonly errors: { readonly [C in T["error"]["error"]]?: MethodErrorDefinition };
  /** The budgets that count a call, in the order in which they are taken from. */
  readonly rates: readonly RateDefinition<T["error"]["error"]>[];
  /** The code that a retired method answers. */
  readonly retired?: T["error"]["error"];
}

/** What the generator writes for a set of methods. */
export interface MethodTable<Methods extends MethodMap<Methods>> {
  readonly methods: { readonly [M in keyof Methods]: MethodDefinition<Methods[M]> };
}

/** How one code is answered, beside its key. */
export interface MethodErrorDefinition {
  /** The code as it is written on the wire. Several keys may share one (the same code with another status). */
  readonly wireName: string;
  /** HTTP status: 200 where clients would repeat any other. */
  readonly status: number;
  readonly meaning: string;
  /** Seconds of `Retry-After`, where the answer carries one and the refusal does not say its own. */
  readonly retryAfterSeconds?: number;
}

/** How many of what. */
export interface WebapiLimits {
  /** Length of an argument's name. */
  readonly maxArgumentName: number;
  /** Depth of nested arrays and objects in a JSON body or argument. */
  readonly maxBodyDepth: number;
  /** Size of a body in bytes. */
  readonly maxBodyBytes: number;
}

/** A complete definition set. */
export interface WebapiDefinition<Methods extends MethodMap<Methods>, CommonCode extends string>
  extends MethodTable<Methods> {
  /** Path of the base address, without a trailing slash: `/api`. */
  readonly mount: string;
  readonly situations: { readonly [S in WebapiSituation]: CommonCode };
  /** The codes that every method may answer. */
  readonly errors: { readonly [C in CommonCode]: MethodErrorDefinition };
  /** The words of `warning` and `response_metadata.warnings`; what has none is not remarked on. */
  readonly warnings?: { readonly [W in WebapiWarning]?: string };
  readonly limits: WebapiLimits;
  /** Names on the wire of the types that arguments and responses share, where they can differ. */
  readonly types?: { readonly [type: string]: NamesDefinition };
  /** Whether a token is also taken from the query, after the header and the form; false unless said. */
  readonly tokenInQuery?: boolean;
  /** What becomes of the size of a page that is outside its range; `refuse` unless said. */
  readonly pageSizes?: "refuse" | "clamp";
}
