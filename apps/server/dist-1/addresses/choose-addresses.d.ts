import { type ServerOptions } from "../options/server-options.js";
import type { SeeClientOptions } from "./resolve-client.js";
/** The public addresses of a server. */
export interface Addresses {
    /** Without a slash at its end. */
    readonly siteUrl: string;
    /** Base URL of SCIM locations. */
    readonly locations: "site" | "request";
    readonly client: SeeClientOptions;
    /** Whether other machines can reach the server but no option states its public address. */
    readonly isUnnamed: boolean;
}
/**
 * Reads the options for addresses. Call the returned function once the server is listening.
 * @throws StartError if an option is invalid
 */
export declare function readAddresses(options: ServerOptions): (url: string) => Addresses;
//# sourceMappingURL=choose-addresses.d.ts.map