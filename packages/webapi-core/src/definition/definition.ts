import type { Schema } from "@rollcall/schemas";
import type { WebapiSituation, WebapiWarning } from "./situations.js";

/** Types of one method. */
export interface MethodTypes {
  readonly arguments: object;
  readonly response: object;
  readonly error: { readonly error: string };
  /** Set for a method that is called without a token. Its handler has no caller. */
  readonly authentication?: "none";
  /** Facts of the method that the engine does not read. Default: none. */
  readonly facts?: object;
}

/** The facts of one method: those that every method of its set has, and its own. */
export type MethodFactsOf<T extends MethodTypes, Facts> = Facts & NonNullable<T["facts"]>;

/** The methods of a set, by name. F-bound, because a generated `interface Methods` has no index signature. */
export type MethodMap<Methods> = { readonly [M in keyof Methods]: MethodTypes };

/** Form of an argument sent as text: form fields, queries, and text and numbers that are members of a JSON body. */
export type ArgumentForm =
  /** As sent. */
  | "string"
  | "integer"
  | "number"
  /** `true`, `false`, `1`, `0`. */
  | "boolean"
  /** JSON text of an object. */
  | "object"
  /** JSON text of a list of texts, values separated by commas, or a repeated key. Numbers in it are read as text. */
  | "list"
  /** JSON text of a list; its elements are objects. */
  | "objects"
  /** Text that contains JSON. A JSON body may have the object itself, which becomes text. */
  | "jsonText";

/**
 * Names on the wire inside of a value; for a list, in each of its elements. Only names that differ from those in code
 * are listed.
 */
export interface NamesDefinition {
  /** Its names are in the set's `types`. */
  readonly type?: string;
  /** Fields of an object. */
  readonly fields?: FieldTable;
  /** Names inside the values of a map. Its keys are values too. */
  readonly values?: NamesDefinition;
  /** Replaces the others if cases of an object have different values in one field. */
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

/** One argument as the engine reads it. The validator checks its value. */
export interface ArgumentDefinition extends FieldDefinition {
  readonly form: ArgumentForm;
  /** Scope that a token needs to pass the argument. */
  readonly scope?: string;
  /** Name in code of a boolean argument that, if true, makes this one ignored. */
  readonly ignoredWith?: string;
  /** Part of the `Authorization` header that fills the argument of a method without tokens. It wins over the query and the body. */
  readonly header?: "basicUser" | "basicPassword" | "bearer";
  /** Whether `null` in a JSON body reaches the handler. If not, it counts as absent. */
  readonly nullable?: true;
  /** Whether an empty text is the empty list. Default: it counts as absent. */
  readonly keepsEmpty?: true;
  /** Range of sizes, for the size of a page. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Message for a text that does not match its pattern: `expected a duration such as 90s`. Default: the pattern. */
  readonly patternMessage?: string;
}

/** One method. `Facts` are those that every method of the set has. */
export interface MethodDefinition<T extends MethodTypes, Facts = unknown> {
  /** Name on the wire. The key of the table is the name in code. */
  readonly wireName: string;
  /** The verb of the specification. GET and POST are served alike, unless the set has a code for `verbRefused`. */
  readonly verb: "GET" | "POST";
  /** Error code for a GET. Default: the set's code for `verbRefused`. */
  readonly verbRefused?: T["error"]["error"];
  readonly description: string;
  /** Set for a method that needs no token. A token is ignored. */
  readonly authentication?: "none";
  /** Error code for a token outside the `Authorization` header. Default: a form may have the token. */
  readonly fieldTokenRefused?: string;
  /** Token types that the method accepts. Empty for any. */
  readonly tokens: readonly string[];
  /** Scopes that the token must have. */
  readonly scopes: readonly string[];
  /** Scopes by token type; the token must have one of its type's. Default: no such scopes. */
  readonly anyScopes?: { readonly [tokenType: string]: readonly string[] };
  /**
   * Treatment of unlisted arguments: `true` passes them on as sent, `refuse` refuses the call. Default: they are
   * ignored.
   */
  readonly otherArguments?: true | "refuse";
  /** The argument whose value may be answered as an error code, declared or not. */
  readonly errorArgument?: string;
  readonly argumentTable: { readonly [A in keyof T["arguments"] & string]: ArgumentDefinition };
  /** The validator of arguments by their names in code. Every message is a code of the method. */
  readonly arguments: Schema<T["arguments"]>;
  /** The validator of a response without `ok`. */
  readonly response: Schema<T["response"]>;
  /** Names on the wire in a response, if they can differ. */
  readonly responseTable?: FieldTable;
  /** Its own codes. Common codes are in the set's table. */
  readonly errors: { readonly [C in T["error"]["error"]]?: MethodErrorDefinition };
  /** Facts that the engine does not read and that middleware may: rate limits, requirements, limits. */
  readonly facts: MethodFactsOf<T, Facts>;
}

/** A method whose definition is loaded when it is first needed. */
export interface LazyMethod<T extends MethodTypes, Facts = unknown> {
  /** Name on the wire. The key of the table is the name in code. */
  readonly wireName: string;
  /** Loads the definition. It always resolves to the same one. */
  readonly load: () => Promise<MethodDefinition<T, Facts>>;
}

/** The definition of any method, without the types of its arguments, response and codes. */
export interface AnyMethodDefinition<Facts = unknown>
  extends Omit<
    MethodDefinition<MethodTypes, Facts>,
    "argumentTable" | "arguments" | "response" | "errors" | "verbRefused" | "facts"
  > {
  readonly argumentTable: { readonly [name: string]: ArgumentDefinition };
  readonly arguments: Schema<object>;
  readonly response: Schema<object>;
  readonly errors: { readonly [code: string]: MethodErrorDefinition | undefined };
  readonly verbRefused?: string;
  readonly facts: Facts;
}

/** Any method whose definition is loaded when it is first needed. */
export interface AnyLazyMethod<Facts = unknown> {
  readonly wireName: string;
  readonly load: () => Promise<AnyMethodDefinition<Facts>>;
}

/** Table of the methods of a set. Generated tables load each definition when it is first needed. */
export interface MethodTable<Methods extends MethodMap<Methods>, Facts = unknown> {
  readonly methods: {
    readonly [M in keyof Methods]: MethodDefinition<Methods[M], Facts> | LazyMethod<Methods[M], Facts>;
  };
}

/** The answer for one code, beside its key. */
export interface MethodErrorDefinition {
  /** The code on the wire. Several keys may share one (the same code with another status). */
  readonly wireName: string;
  /** HTTP status: 200 unless clients expect another. */
  readonly status: number;
  readonly meaning: string;
  /** Seconds of `Retry-After`, unless the refusal has its own. */
  readonly retryAfterSeconds?: number;
}

/** Methods that are not served any more. A call is refused before its token is checked. */
export interface RetiredMethods<Code extends string> {
  readonly error: Code;
  /** Address of a page about them. */
  readonly page: string;
  /** Loads the successors of the methods, by name on the wire. Empty for a method without one. */
  readonly load: () => Promise<{ readonly [wireName: string]: string }>;
}

/** Limits of requests. */
export interface WebapiLimits {
  /** Maximum length of an argument's name. */
  readonly maxArgumentName: number;
  /** Maximum depth of nested arrays and objects in a JSON body or argument. */
  readonly maxBodyDepth: number;
  /** Maximum size of a body, in bytes. */
  readonly maxBodyBytes: number;
  /** Maximum size of a body without a token in the header, in bytes. Default: `maxBodyBytes`. */
  readonly maxBodyBytesWithoutToken?: number;
  /** Maximum bytes of bodies that are received and served at a time. Default: no limit. */
  readonly maxBodyBytesInFlight?: number;
  /** Maximum arguments of one call, known or not. Default: no limit. */
  readonly maxArguments?: number;
  /** Maximum members and elements in the JSON of a body or an argument, and fields of a form. Default: no limit. */
  readonly maxBodyMembers?: number;
}

/** A complete definition set. `Facts` are those that every method has and the engine does not read. */
export interface WebapiDefinition<Methods extends MethodMap<Methods>, CommonCode extends string, Facts = unknown>
  extends MethodTable<Methods, Facts> {
  /** Path of the base address, without a trailing slash: `/api`. */
  readonly mount: string;
  readonly situations: { readonly [S in WebapiSituation]: CommonCode };
  /**
   * Error code for a GET of a method whose verb is POST, so that following a link changes nothing. Default: GET and
   * POST are served alike.
   */
  readonly verbRefused?: CommonCode;
  /** The codes that every method may answer. */
  readonly errors: { readonly [C in CommonCode]: MethodErrorDefinition };
  /** Methods that are retired. They are not in `methods` and have no handlers. Default: none. */
  readonly retired?: RetiredMethods<CommonCode>;
  /** Field of a refusal that repeats its messages without their mark `[ERROR]`, by code. Default: no such fields. */
  readonly messageFields?: { readonly [C in string]?: string };
  /** Words of `warning` and `response_metadata.warnings`. A situation without a word adds no warning. */
  readonly warnings?: { readonly [W in WebapiWarning]?: string };
  /** Words of `warning` that handlers may add to a success. Default: none. */
  readonly remarks?: readonly string[];
  readonly limits: WebapiLimits;
  /** Names on the wire of the types that arguments and responses share, if they can differ. */
  readonly types?: { readonly [type: string]: NamesDefinition };
  /**
   * Form field that may have the whole body as JSON. The body is then JSON in UTF-8 or such a form, whatever its content
   * type. Default: the content type decides how a body is read.
   */
  readonly bodyField?: string;
  /** Whether a token is also accepted in the query, after the header and the form. Default: false. */
  readonly tokenInQuery?: boolean;
  /** Treatment of a page size outside its range. Default: `refuse`. */
  readonly pageSizes?: "refuse" | "clamp";
}

/** A complete definition set with the definitions of all methods. */
export interface LoadedDefinition<Methods extends MethodMap<Methods>, CommonCode extends string, Facts = unknown>
  extends WebapiDefinition<Methods, CommonCode, Facts> {
  readonly methods: { readonly [M in keyof Methods]: MethodDefinition<Methods[M], Facts> };
}
