import type { Examples } from "./examples/example.js";
import { type Html } from "./html.js";
import type { DocumentName, OpenapiDocument } from "./openapi-document.js";
/** Renders a page. */
export declare function page(title: string, body: Html): string;
/** Input of the page of a document. */
interface PageOptions {
    readonly name: DocumentName;
    /** Path prefix of all pages. */
    readonly mount: string;
    /** Address of the server. */
    readonly origin: string;
    readonly examples: Examples;
}
/** Renders the page of a document: its operations by subject, the shared codes, and the named schemas. */
export declare function renderDocument(document: OpenapiDocument, options: PageOptions): string;
export {};
//# sourceMappingURL=render-page.d.ts.map