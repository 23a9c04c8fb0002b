import type { OpenAPI3 } from "openapi-typescript";
import type { OutputFile } from "../output/output-file.js";
import { banner } from "../typescript/print-modules.js";
import type { OpenapiDocument } from "./emit-documents.js";
import type { Json } from "./json-schema.js";

/** The types for a client that openapi-typescript generates from a document. */
export async function clientFile({ name, from, document }: OpenapiDocument, folder: string): Promise<OutputFile> {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  // The document is plain JSON that the public validator accepts. Its type is wider than the library's.
  const whole = document as unknown as OpenAPI3;
  const types = await openapiTS(whole, { immutable: true, defaultNonNullable: false, silent: true });
  const base = `/** Path of the base address below the server's. */\nexport const basePath = ${JSON.stringify(basePathOf(whole))};`;
  return { path: `${folder}/${name}.ts`, text: `${banner(from)}\n\n${base}\n\n${astToString(types)}` };
}

function basePathOf({ servers = [] }: OpenAPI3): string {
  const url = servers[0]?.url ?? "/";
  return url === "/" ? "" : url;
}

/** The types that openapi-typescript generates from a document, to compare with our interfaces. Bodies only. */
export async function witnessFile({ name, from, document }: OpenapiDocument, folder: string): Promise<OutputFile> {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const { components, ...rest } = document;
  const { schemas } = components as Json;
  // The document is plain JSON that the public validator accepts. Its type is wider than the library's.
  const bodies = { ...rest, paths: {}, components: { schemas } } as unknown as OpenAPI3;
  const types = await openapiTS(bodies, { immutable: true, defaultNonNullable: false, silent: true });
  return { path: `${folder}/${name}.ts`, text: `${banner(from)}\n\n${astToString(types)}` };
}
