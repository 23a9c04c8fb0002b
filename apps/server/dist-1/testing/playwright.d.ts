import { type Page, type PlaywrightTestArgs, type PlaywrightTestOptions, type PlaywrightWorkerArgs, type PlaywrightWorkerOptions, type TestType } from "@playwright/test";
import type { ControlledServer } from "../create-server.js";
import { type TestServer, type TestServerOptions } from "./open-test-server.js";
/** Fixtures of a test. */
export interface RollcallFixtures {
    /** The server of this worker; its world is fresh in every test. */
    readonly rollcall: ControlledServer;
    /** The console of that server, in a page of its own. */
    readonly consolePage: Page;
}
/** Fixtures of a worker. */
export interface RollcallWorkerFixtures {
    /** Options of the server. Set them with `use` in the configuration, or with `test.use` at the top of a file. */
    readonly rollcallOptions: TestServerOptions;
    readonly rollcallServer: TestServer;
}
/**
 * A `test` with a server: one per worker, and a fresh world for each test. A failed test has the journal attached, and
 * prints it.
 */
export declare const test: TestType<PlaywrightTestArgs & PlaywrightTestOptions & RollcallFixtures, PlaywrightWorkerArgs & PlaywrightWorkerOptions & RollcallWorkerFixtures>;
//# sourceMappingURL=playwright.d.ts.map