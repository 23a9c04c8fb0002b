import type { AuthorizeRequest, Consent } from "@rollcall/service";
import { type Html } from "../docs/html.js";
/** What the page shows. */
interface ConsentPage {
    readonly request: AuthorizeRequest;
    readonly consent: Consent;
    /** Parameters of the page, which its form keeps. */
    readonly parameters: ReadonlyMap<string, string>;
    /** Shows that the form came from this page. */
    readonly proof: string;
}
/** Renders the page on which a person allows what an app asks for, or cancels. */
export declare function renderConsent({ request, consent, parameters, proof }: ConsentPage): Html;
export {};
//# sourceMappingURL=render-consent.d.ts.map