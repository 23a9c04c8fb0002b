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
export declare function findEntries({ paths }: OpenapiDocument): readonly Entry[];
//# sourceMappingURL=find-entries.d.ts.map