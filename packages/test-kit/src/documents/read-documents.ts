import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { OpenapiDocument } from "./document.js";

const published = (name: string) => import.meta.resolve(`@rollcall/definitions/openapi/${name}.json`);

const places = {
  "scim-v1": published("scim-v1"),
  "scim-v2": published("scim-v2"),
  "web-api": published("web-api"),
  control: published("control/web-api"),
} as const;

/** Name of a document of the reference server. */
export type DocumentName = keyof typeof places;

/** Names of all documents of the reference server. */
export const documentNames: readonly DocumentName[] = ["scim-v1", "scim-v2", "web-api", "control"];

/** Reads a published document of the reference server. */
export async function readDocument(name: DocumentName): Promise<OpenapiDocument> {
  // The generator guarantees the type.
  return JSON.parse(await readFile(fileURLToPath(places[name]), "utf8")) as OpenapiDocument;
}
