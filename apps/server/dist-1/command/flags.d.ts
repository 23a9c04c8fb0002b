import { Command, Option } from "commander";
import { type LogLevel } from "../log/log-levels.js";
import type { ServerOptions } from "../options/server-options.js";
import { type OperationFlags } from "./operation-flags.js";
/** The settings of the command line and the environment. */
export type Flags = Omit<ServerOptions, "logger"> & OperationFlags & {
    readonly logLevel: LogLevel;
};
/** A command that starts a server. */
export interface ServerCommand {
    readonly name: string;
    /** Default: the server's own. */
    readonly description?: string;
    /** Default: only flags. */
    readonly usage?: string;
    /** Flags besides those of the server. Default: none. */
    readonly options?: readonly Option[];
}
/**
 * Reads the arguments, and the `ROLLCALL_…` variables for missing ones.
 * @returns undefined if the arguments ask for help or the version, which has been printed
 * @throws StartError if an argument or a variable is invalid
 */
export declare function readFlags<Own extends object = object>(args: readonly string[], print: (text: string) => void, described?: ServerCommand): (Flags & Own) | undefined;
/** Creates the command with its flags. */
export declare function createServerCommand({ name, description, usage, options: own }: ServerCommand, print: (text: string) => void): Command;
//# sourceMappingURL=flags.d.ts.map