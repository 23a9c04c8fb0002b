import type { AppEnvironment } from "@rollcall/service";
import type { Composed, Opening } from "./composition/composition.js";
import type { StartOptions } from "./options/start-options.js";
import type { DemoToken } from "./worlds/demo/demo-tokens.js";
/** The service over an open database. */
export interface OpenService extends Composed {
    readonly demoTokens: readonly DemoToken[];
    readonly environments: readonly AppEnvironment[];
    /** Closes the database. */
    close(): Promise<void>;
}
/**
 * Opens the database of a server and creates the service over it.
 * @throws StartError if an option is invalid
 */
export declare function openService(options: StartOptions, opening: Opening): Promise<OpenService>;
//# sourceMappingURL=open-service.d.ts.map