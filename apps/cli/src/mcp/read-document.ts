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
interface OpenapiOperation {
  readonly summary: string;
  readonly description?: string;
  readonly requestBody: { readonly content: { readonly "application/json": { readonly schema: JsonSchema } } };
}

type DocumentName = "control/web-api" | "scim-v1" | "scim-v2" | "web-api";

/** The documents that are published with the definitions. The bundle of the command contains them. */
const documents: { readonly [Name in DocumentName]: () => Promise<{ readonly default: OpenapiDocument }> } = {
  "control/web-api": () => import("@rollcall/definitions/openapi/control/web-api.json", { with: { type: "json" } }),
  "scim-v1": () => import("@rollcall/definitions/openapi/scim-v1.json", { with: { type: "json" } }),
  "scim-v2": () => import("@rollcall/definitions/openapi/scim-v2.json", { with: { type: "json" } }),
  "web-api": () => import("@rollcall/definitions/openapi/web-api.json", { with: { type: "json" } }),
};
/** Reads an OpenAPI document that is published with the definitions. */
export async function readDocument(name: DocumentName): Promise<OpenapiDocument> {
  const { default: document } = await documents[name]();
  return document;
}

/** The path under which the API of a document is served, without a trailing slash. */
export async function mountOf(name: DocumentName): Promise<string> {
  const { servers } = await readDocument(name);
  return servers[0]?.url.replace(/\/+$/, "") ?? "";
}
