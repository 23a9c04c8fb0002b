/** How a command is run. */
export interface CommandOptions {
    /** Name of the command in its help and messages. Default: `rollcall-server`. */
    readonly name?: string;
    /** Called when the server answers, with the address of its console. Not called if it has none. */
    readonly onConsole?: (url: string) => void;
}
/**
 * Runs the server until the process receives a signal to stop.
 * @returns the exit code: 0 after a stop or help, 1 if a timeout or a second signal cut requests off, 2 if the server
 * could not start with the given options
 */
export declare function runCommand(args: readonly string[], options?: CommandOptions): Promise<number>;
//# sourceMappingURL=run-command.d.ts.map