import { type AnyDocument, type DocumentSet, documents as serviceDocuments } from "@rollcall/service/store";
import { StartError } from "../errors/start-error.js";

/**
 * The documents of a store: those of the service, and more.
 * @throws StartError if two documents have the same name or table
 */
export function toDocumentSet(more: readonly AnyDocument[] = []): DocumentSet {
  const all: readonly AnyDocument[] = [...Object.values(serviceDocuments), ...more];
  for (const member of ["name", "table"] as const) {
    const values = all.map((document) => document[member]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) throw new StartError(`two documents have the ${member} ${JSON.stringify(twice)}`);
  }
  return Object.fromEntries(all.map((document) => [document.name, document]));
}
