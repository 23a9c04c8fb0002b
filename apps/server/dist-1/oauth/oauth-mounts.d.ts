import type { FetchHandler } from "@rollcall/server-adapters/node";
import { type Installs } from "@rollcall/service";
/** Lets only some requests for pages through, and refuses the others with a sentence. */
export type GuardPages = (handler: FetchHandler, refuse: (sentence: string) => Response) => FetchHandler;
/** What the pages need. */
interface OauthMounts {
    readonly installs: () => Promise<Installs>;
    /** Begins the client identifiers that pages get. */
    readonly worldPrefix: string;
    /** Absent on a server on which nobody can say who they are. */
    readonly guardPages?: GuardPages | undefined;
}
/** The pages on which people install apps and sign in to them, by path. They are loaded with the first request. */
export declare function oauthMounts({ installs, guardPages, worldPrefix, }: OauthMounts): Readonly<Record<string, FetchHandler>>;
export {};
//# sourceMappingURL=oauth-mounts.d.ts.map