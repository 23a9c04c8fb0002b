import { Option, type OptionValues } from "commander";
import type { OperationOptions } from "../options/operation-options.js";
/** The flags for limits, timeouts and metrics. */
export interface OperationFlags extends OperationOptions {
    /** Time that the server continues to serve after a stop signal, while it reports that it is not ready. */
    readonly drainMs: number;
    /** Maximum time for running requests after that. */
    readonly stopTimeoutMs: number;
}
/** Creates the flags for limits, timeouts and metrics. */
export declare function createOperationOptions(readPort: (text: string) => number): readonly Option[];
/** Separates these flags from the rest. */
export declare function takeOperationFlags(values: OptionValues): {
    readonly flags: OperationFlags;
    readonly rest: OptionValues;
};
//# sourceMappingURL=operation-flags.d.ts.map