import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** A schema of a document, as far as the generator writes them. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
}

/** Where a value stands in a call. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Content {
  readonly [mediaType: string]: { readonly schema: Schema };
}

/** One answer of an operation, or where it stands. */
export interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

/** One thing that can be called. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: Answer };
  readonly "x-token-types"?: readonly string[];
  readonly "x-scopes"?: readonly string[];
}

/** An OpenAPI 3.1 document, as far as the generator writes them. */
export interface OpenapiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: { readonly [path: string]: { readonly [verb: string]: Operation } };
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema };
    readonly responses?: { readonly [name: string]: Answer };
  };
}

/** The documents of the server's two protocols, by their file names without ending. */
export const documentNames = ["scim-v2", "scim-v1", "web-api"] as const;

/** Name of one of the documents. */
export type DocumentName = (typeof documentNames)[number];

/** The text of a document, as it is installed. */
export function readDocumentText(name: DocumentName): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve(`@rollcall/definitions/openapi/${name}.json`)), "utf8");
}

/** What a reference inside a document stands for: its last part. */
export function nameOfRef(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
