import type { AuthorizeForm } from "@rollcall/service";
import { type Html } from "../docs/html.js";
/** A page and its status. */
interface PageOptions {
    readonly title: string;
    readonly body: Html;
    /** Default: 200. */
    readonly status?: number;
    /** Source of the pages to which a form of the page may lead, besides its own site. */
    readonly leadsTo?: string;
    /** Cookie to set. */
    readonly cookie?: string;
}
/** Creates the answer with a page. It runs no script, loads nothing, and no other page can embed it. */
export declare function createPage({ title, body, status, leadsTo, cookie }: PageOptions): Response;
/** Why a page is not shown. */
interface PageRefusal {
    readonly status: number;
    readonly sentence: string;
    /** Default: none. */
    readonly error?: string;
}
/** Creates the page that refuses a request with a sentence. */
export declare function refusePage(form: AuthorizeForm, { status, sentence, error }: PageRefusal): Response;
export {};
//# sourceMappingURL=page.d.ts.map