/** The flags of a run, and the command that it runs. */
interface SplitCommand {
    readonly own: readonly string[];
    readonly command: readonly string[];
}
/** Splits a command line at its first `--`. */
export declare function splitCommand(args: readonly string[]): SplitCommand;
export {};
//# sourceMappingURL=split-command.d.ts.map