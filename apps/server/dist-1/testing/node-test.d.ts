import type { ControlledServer } from "../create-server.js";
import { type TestServerOptions } from "./open-test-server.js";
/** The server of a file of tests. */
export interface RollcallOfFile {
    /** @throws Error before the first test begins */
    readonly server: ControlledServer;
}
/**
 * Starts a server for the tests of a file or of the surrounding `describe`, and gives each test a fresh world. Prints the
 * journal of a failed test.
 */
export declare function useRollcall(options?: TestServerOptions): RollcallOfFile;
//# sourceMappingURL=node-test.d.ts.map