import { type OpenapiDocument, type Operation } from "./openapi-document.js";
/** A code that an operation can answer. */
export interface CodeRow {
    readonly status: string;
    readonly code: string;
    readonly meaning: string;
}
/** The codes of one operation. */
export declare function ownCodes({ responses }: Operation, document: OpenapiDocument): readonly CodeRow[];
/** The codes that every operation can answer. */
export declare function sharedCodes(document: OpenapiDocument): readonly CodeRow[];
//# sourceMappingURL=find-codes.d.ts.map