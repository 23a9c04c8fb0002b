import type { AuthorizeRequest } from "@rollcall/service";
import { type Html } from "../docs/html.js";
/** A person as the page lists them. */
interface ListedPerson {
    readonly id: string;
    readonly userName: string;
    readonly displayName: string;
}
/** What the page shows. */
interface PeoplePage {
    readonly request: AuthorizeRequest;
    readonly people: readonly ListedPerson[];
    /** Parameters of the page, which its forms keep. */
    readonly parameters: ReadonlyMap<string, string>;
    /** Text for which nobody was found. */
    readonly missing?: string | undefined;
}
/** Renders the page on which one picks who one is, in place of signing in. */
export declare function renderPeople({ request: { app, form }, people, parameters, missing }: PeoplePage): Html;
export {};
//# sourceMappingURL=render-people.d.ts.map