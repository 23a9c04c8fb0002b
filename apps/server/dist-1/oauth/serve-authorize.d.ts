import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { AuthorizeForm, Installs } from "@rollcall/service";
/** Dependencies of a page. */
interface AuthorizeOptions {
    readonly load: () => Promise<Installs>;
    /** Begins the client identifiers that the page gets. */
    readonly worldPrefix: string;
}
/** Creates the handler of a page on which people install apps, or sign in to one. */
export declare function createAuthorize(form: AuthorizeForm, { load, worldPrefix }: AuthorizeOptions): FetchHandler;
export {};
//# sourceMappingURL=serve-authorize.d.ts.map