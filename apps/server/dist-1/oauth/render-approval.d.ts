import type { AuthorizeRequest, Consent } from "@rollcall/service";
import { type Html } from "../docs/html.js";
/** What the page shows. */
interface ApprovalPage {
    readonly request: AuthorizeRequest;
    readonly consent: Consent;
    /** Parameters of the page, which its form keeps. */
    readonly parameters: ReadonlyMap<string, string>;
    /** Shows that the form came from this page. */
    readonly proof: string;
}
/** Renders the page on which a person asks administrators to approve an app. */
export declare function renderApproval({ request: { app }, consent, parameters, proof }: ApprovalPage): Html;
/** Renders the page that tells a person that the request was sent. */
export declare function renderAsked({ app }: AuthorizeRequest, place: string): Html;
export {};
//# sourceMappingURL=render-approval.d.ts.map