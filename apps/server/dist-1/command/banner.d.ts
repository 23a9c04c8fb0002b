import { type AppEnvironment, type ObservedSwitch } from "@rollcall/service";
import type { DemoToken } from "../worlds/demo/demo-tokens.js";
/** What the banner shows in addition to the address. */
interface BannerParts {
    readonly demoTokens: readonly DemoToken[];
    readonly environments?: readonly AppEnvironment[];
    /** The word on the wire. Default: `svc`. */
    readonly word?: string;
    readonly metricsUrl?: string;
    /** Address of the console. Default: it is not served. */
    readonly consoleUrl?: string;
    /** The switches for observed behavior that are on. */
    readonly observed?: readonly ObservedSwitch[];
}
/** Formats the output of a server that is ready; the last line is its address. */
export declare function printBanner(url: string, parts: BannerParts): string;
export {};
//# sourceMappingURL=banner.d.ts.map