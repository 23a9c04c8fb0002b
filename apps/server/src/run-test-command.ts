import { readFlags } from "./command/flags.js";
import { createServer } from "./create-server.js";
import { StartError } from "./errors/start-error.js";
import { openLog } from "./log/open-log.js";
import { describeTestCommand, type TestFlags } from "./test-command/describe-test-command.js";
import { reportJournal } from "./test-command/report-journal.js";
import { runWith } from "./test-command/run-with.js";
import { testVariables } from "./test-command/test-variables.js";

/** The flags of a run, and the command that it runs. */
interface SplitCommand {
  readonly own: readonly string[];
  readonly command: readonly string[];
}

/** Splits a command line at its first `--`. */
function splitCommand(args: readonly string[]): SplitCommand {
  const at = args.indexOf("--");
  return at < 0 ? { own: args, command: [] } : { own: args.slice(0, at), command: args.slice(at + 1) };
}

/** Every run has a server of its own, which says nothing unless it is asked. */
const defaults = ["--memory", "--port", "0", "--log-level", "silent"];

/**
 * Starts a server with a fresh world, runs a command with its addresses and tokens in the environment, and stops the
 * server. If the command fails, what the server refused is printed.
 * @param args flags of the server, `--`, and the command with its arguments
 * @returns the exit code of the command, or 2 if the server or the command could not start
 */
export async function runTestCommand(args: readonly string[], name = "rollcall test"): Promise<number> {
  const say = (text: string) => void process.stderr.write(text);
  try {
    const { own, command } = splitCommand(args);
    const print = (text: string) => void process.stdout.write(text);
    const flags = readFlags<TestFlags>([...defaults, ...own], print, describeTestCommand(name));
    if (flags === undefined) return 0;
    const [file, ...rest] = command;
    if (file === undefined) throw new StartError(`the command to run is missing, as in \`${name} -- npm test\``);
    const { logLevel, drainMs: _drain, stopTimeoutMs: _stop, variablesOf, journal, show, ...options } = flags;
    if (options.control === false) throw new StartError("a run needs the control plane, which was turned off");
    const server = await createServer({ ...options, control: true, logger: await openLog(logLevel) });
    try {
      const word = options.wireWords?.svc;
      const variables = testVariables(server, {
        ...(word !== undefined && { word }),
        ...(variablesOf !== undefined && { app: variablesOf }),
      });
      const code = await runWith(variables, file, rest);
      await reportJournal(server, {
        say,
        ...(journal !== undefined && { path: journal }),
        show: code === 0 ? "none" : show,
      });
      return code;
    } finally {
      await server.close({ timeoutMs: 0 });
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    say(`${name}: ${error.message}\n`);
    return 2;
  }
}
