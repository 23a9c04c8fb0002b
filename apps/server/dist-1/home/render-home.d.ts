import { type Html } from "../docs/html.js";
/** An endpoint that a server serves: its name and path. */
export interface Served {
    readonly name: string;
    readonly url: string;
}
/** Renders the page at the root of a server without a console. */
export declare function renderHome(protocols: readonly Served[], docs: string): string;
/**
 * Describes what the server is, and links to its endpoints. Paths are relative, so that they work under any address.
 */
export declare function describeServer(protocols: readonly Served[], docs: string): Html;
//# sourceMappingURL=render-home.d.ts.map