import type { Example } from "./examples/example.js";
import { type CodeRow } from "./find-codes.js";
import type { Entry } from "./find-entries.js";
import { type Html } from "./html.js";
import { type OpenapiDocument } from "./openapi-document.js";
/** Context for rendering an operation. */
interface OperationContext {
    readonly document: OpenapiDocument;
    /** Base address of the document's paths. */
    readonly base: string;
    /** The codes that every operation can answer. */
    readonly shared: readonly CodeRow[];
    readonly example?: Example;
}
/** Renders an operation as a collapsible section. */
export declare function renderOperation({ id, verbs, path, operation }: Entry, context: OperationContext): Html;
export {};
//# sourceMappingURL=render-operation.d.ts.map