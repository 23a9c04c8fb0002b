import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** A JSON Schema. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The parts of an OpenAPI document that tools are made from. */
interface OpenapiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: {
    /** An operation that only reads also has GET. */
    readonly [path: string]: { readonly get?: JsonSchema; readonly post?: OpenapiOperation };
  };
  readonly components: { readonly schemas: { readonly [name: string]: JsonSchema } };
}

/** A method in a document. */
export interface OpenapiOperation {
  readonly summary: string;
  readonly description?: string;
  readonly requestBody: { readonly content: { readonly "application/json": { readonly schema: JsonSchema } } };
}

/** The documents that are published with the definitions. */
type DocumentName = "control/web-api" | "scim-v1" | "scim-v2" | "web-api";

/** Reads an OpenAPI document that is published with the definitions. */
export async function readDocument(name: DocumentName): Promise<OpenapiDocument> {
  const path = fileURLToPath(import.meta.resolve(`@rollcall/definitions/openapi/${name}.json`));
  // The generator writes these documents.
  return JSON.parse(await readFile(path, "utf8")) as OpenapiDocument;
}

/** The path under which the API of a document is served, without a trailing slash. */
export async function mountOf(name: DocumentName): Promise<string> {
  const { servers } = await readDocument(name);
  return servers[0]?.url.replace(/\/+$/, "") ?? "";
}
