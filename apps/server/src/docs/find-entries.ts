import type { OpenapiDocument, Operation } from "./openapi-document.js";

/** An entry of a page: one operation, or several verbs that do the same. */
export interface Entry {
  /** Target of links to the entry. */
  readonly id: string;
  /** The verbs; the specification's own verb comes first. */
  readonly verbs: readonly string[];
  readonly path: string;
  readonly operation: Operation;
}

/** Lists the entries of a document in its order. Verbs of a path with the same summary form one entry. */
export function findEntries({ paths }: OpenapiDocument): readonly Entry[] {
  return Object.entries(paths).flatMap(([path, verbs]) => {
    const bySummary = Map.groupBy(Object.entries(verbs), ([, { summary, operationId }]) => summary ?? operationId);
    return [...bySummary.values()].flatMap((sameSummary) => {
      const [first, ...others] = sameSummary.toSorted(([, a], [, b]) => a.operationId.length - b.operationId.length);
      if (first === undefined) return [];
      // A body describes its members in more detail than parameters do.
      const shown = sameSummary.find(([, { requestBody }]) => requestBody !== undefined) ?? first;
      const names = [first, ...others].map(([verb]) => verb.toUpperCase());
      return [{ id: first[1].operationId, verbs: names, path, operation: shown[1] }];
    });
  });
}
