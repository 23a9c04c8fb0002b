import { TestEnvironment } from "jest-environment-node";
import type { ControlledServer } from "../create-server.js";
/** What Jest tells its environments about. */
interface JestEvent {
    readonly name: string;
    readonly test?: {
        readonly name: string;
        readonly errors: readonly unknown[];
    };
}
declare global {
    /** The server of this file of tests, in Jest with the environment `rollcall/jest`. Its world is fresh in every test. */
    var rollcall: ControlledServer;
}
type Parameters = ConstructorParameters<typeof TestEnvironment>;
/**
 * An environment of Jest with a server in the global `rollcall`: one server per file, and a fresh world for each test. Prints
 * the journal of a failed test. `testEnvironmentOptions` are the options of the server, as JSON. The server runs outside of the
 * sandbox of the tests, so that they can be CommonJS or modules.
 */
export declare class RollcallEnvironment extends TestEnvironment {
    #private;
    constructor(...[config, context]: Parameters);
    setup(): Promise<void>;
    teardown(): Promise<void>;
    handleTestEvent({ name, test }: JestEvent): Promise<void>;
}
export default RollcallEnvironment;
//# sourceMappingURL=jest.d.ts.map