import { type AnyDocument, type DocumentSet } from "@rollcall/service/store";
/**
 * The documents of a store: those of the service, and more.
 * @throws StartError if two documents have the same name or table
 */
export declare function toDocumentSet(more?: readonly AnyDocument[]): DocumentSet;
//# sourceMappingURL=to-document-set.d.ts.map