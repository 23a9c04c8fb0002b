import type { ServerCommand } from "../command/flags.js";
declare const shown: readonly ["failed", "all", "none"];
/** What the command shows of the journal when the tests fail. */
export type Shown = (typeof shown)[number];
/** The flags of a run besides those of its server. */
export interface TestFlags {
    /** Name or identifier of the app whose variables are set. */
    readonly variablesOf?: string;
    /** File that gets the journal, an entry per line. */
    readonly journal?: string;
    readonly show: Shown;
}
/** Describes the command that runs another one with a server. */
export declare function describeTestCommand(name: string): ServerCommand;
export {};
//# sourceMappingURL=describe-test-command.d.ts.map