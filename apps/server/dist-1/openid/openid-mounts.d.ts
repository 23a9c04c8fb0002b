import type { FetchHandler } from "@rollcall/server-adapters/node";
import { type Openid } from "@rollcall/service";
/** What clients of OpenID Connect read, by path. It is loaded with the first request. */
export declare function openidMounts(load: () => Promise<Openid>): Readonly<Record<string, FetchHandler>>;
//# sourceMappingURL=openid-mounts.d.ts.map