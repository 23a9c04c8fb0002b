import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** A schema of a document, limited to what the generator writes. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  /** The schema of a JSON text. */
  readonly contentSchema?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  /** The meaning of each value of `enum`. */
  readonly "x-enumDescriptions"?: { readonly [value: string]: string };
}

/** A parameter of a call. */
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  /** Absent if the value is in the media type of `content`. */
  readonly schema?: Schema;
  readonly content?: Content;
}

interface Content {
  readonly [mediaType: string]: { readonly schema: Schema };
}

/** An answer of an operation, or a reference to one. */
export interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

/** An operation. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: Answer };
  /** Additional meanings of common codes for this operation. */
  readonly "x-also-means"?: { readonly [code: string]: string };
  readonly "x-token-types"?: readonly string[];
  readonly "x-scopes"?: readonly string[];
}

/** An OpenAPI 3.1 document, limited to what the generator writes. */
export interface OpenapiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: { readonly [path: string]: { readonly [verb: string]: Operation } };
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema };
    readonly responses?: { readonly [name: string]: Answer };
  };
}

/** The documents of the server's two protocols and of its control plane. */
export const documentNames = ["scim-v2", "scim-v1", "web-api", "control"] as const;

/** Name of a document. */
export type DocumentName = (typeof documentNames)[number];

/** Reads the installed text of a document. */
export function readDocumentText(name: DocumentName): Promise<string> {
  const file = name === "control" ? "control/web-api" : name;
  return readFile(fileURLToPath(import.meta.resolve(`@rollcall/definitions/openapi/${file}.json`)), "utf8");
}

/** A message that apps receive, limited to what the generator writes. */
export interface AsyncapiMessage {
  readonly name: string;
  readonly summary?: string;
  readonly contentType?: string;
  readonly payload: Schema & { readonly allOf?: readonly Schema[] };
  readonly "x-subscriptions"?: readonly { readonly name: string; readonly scopes?: readonly string[] }[];
}

/** An AsyncAPI 3 document, limited to what the generator writes. */
export interface AsyncapiDocument {
  readonly info: OpenapiDocument["info"];
  readonly channels: {
    readonly [name: string]: {
      readonly title: string;
      readonly description?: string;
      readonly messages: { readonly [name: string]: AsyncapiMessage };
    };
  };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

/** Reads the installed text of the document of events. */
export function readEventsText(): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve("@rollcall/definitions/schemas/asyncapi.json")), "utf8");
}

/** Name that a reference inside a document points to: the last part of the reference. */
export function nameOfRef(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
