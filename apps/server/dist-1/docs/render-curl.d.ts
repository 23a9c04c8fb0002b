import type { Example } from "./examples/example.js";
import { type Html } from "./html.js";
/** Target of a call. */
interface CallTarget {
    /** Verb of the operation. Default: the one that the form of the call implies. */
    readonly verb: string;
    /** Address of the operation, with its parameter in braces. */
    readonly url: string;
    readonly mediaType: string;
}
/** Renders a call as a `curl` command line. */
export declare function renderCurl(example: Example, target: CallTarget): Html;
export {};
//# sourceMappingURL=render-curl.d.ts.map