/**
 * Runs a command with further variables, and with the input and output of this process. Signals go to the command too,
 * which decides how it ends.
 * @returns its exit code; after a signal, 128 and the number of the signal
 * @throws StartError if it cannot be started
 */
export declare function runWith(variables: Readonly<Record<string, string>>, file: string, args: readonly string[]): Promise<number>;
//# sourceMappingURL=run-with.d.ts.map