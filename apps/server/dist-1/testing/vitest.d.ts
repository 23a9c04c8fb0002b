import { type TestAPI } from "vitest";
import type { ControlledServer } from "../create-server.js";
import { type TestServerOptions } from "./open-test-server.js";
/** Fixtures of a test. */
export interface RollcallFixtures {
    /** The server of this file; its world is fresh in every test. */
    readonly rollcall: ControlledServer;
}
/**
 * Creates a `test` with a server in its context: one server per file, and a fresh world for each test. Prints the
 * journal of a failed test. Call it at the top of a file, outside any `describe`. Needs vitest 3.2 or later.
 */
export declare function createRollcallTest(options?: TestServerOptions): TestAPI<RollcallFixtures>;
/** A `test` with the demo world. */
export declare const test: TestAPI<RollcallFixtures>;
//# sourceMappingURL=vitest.d.ts.map