/**
 * Starts a server with a fresh world, runs a command with its addresses and tokens in the environment, and stops the
 * server. If the command fails, what the server refused is printed.
 * @param args flags of the server, `--`, and the command with its arguments
 * @returns the exit code of the command, or 2 if the server or the command could not start
 */
export declare function runTestCommand(args: readonly string[], name?: string): Promise<number>;
//# sourceMappingURL=run-test-command.d.ts.map