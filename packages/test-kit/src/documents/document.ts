/** The subset of JSON Schema that the generator emits. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** The content of a body, by media type. */
export interface Content {
  readonly [mediaType: string]: { readonly schema: Schema };
}

/** One answer of an operation, or a reference to it. */
export interface DocumentedResponse {
  readonly $ref?: string;
  readonly headers?: { readonly [name: string]: unknown };
  readonly content?: Content;
}

/** One parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  /** Absent if `content` gives the media type of the value. */
  readonly schema?: Schema;
  readonly content?: Content;
}

/** One operation. */
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: DocumentedResponse };
  /** Token types that the operation accepts. Empty for any. */
  readonly "x-token-types"?: readonly string[];
}

/** The subset of OpenAPI 3.1 that the generator emits. */
export interface OpenapiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: { readonly [path: string]: { readonly [verb: string]: Operation } };
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema };
    readonly responses?: { readonly [name: string]: DocumentedResponse };
  };
}
