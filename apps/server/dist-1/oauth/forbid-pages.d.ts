import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { AuthorizeForm } from "@rollcall/service";
/** Creates the handler of a page of a server on which nobody can say who they are. */
export declare function createForbidden(form: AuthorizeForm): FetchHandler;
//# sourceMappingURL=forbid-pages.d.ts.map