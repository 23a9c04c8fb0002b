import { Option, type OptionValues } from "commander";
import type { ServerOptions } from "../options/server-options.js";
type AddressFlags = Pick<ServerOptions, "siteUrl" | "issuer" | "trustProxy" | "controlHosts" | "deliverTo">;
/** The flags for the addresses of a server. */
export declare function createAddressOptions(): readonly Option[];
/** Separates these flags from the rest. */
export declare function takeAddressFlags({ siteUrl, issuer, trustProxy, controlHost, deliverTo, ...rest }: OptionValues): {
    readonly flags: AddressFlags;
    readonly rest: OptionValues;
};
export {};
//# sourceMappingURL=address-flags.d.ts.map