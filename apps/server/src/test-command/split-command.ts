/** The flags of a run, and the command that it runs. */
interface SplitCommand {
  readonly own: readonly string[];
  readonly command: readonly string[];
}

/** Splits a command line at its first `--`. */
export function splitCommand(args: readonly string[]): SplitCommand {
  const at = args.indexOf("--");
  return at < 0 ? { own: args, command: [] } : { own: args.slice(0, at), command: args.slice(at + 1) };
}
