import { type Flags, readFlags } from "./command/flags.js";
import { createServer } from "./create-server.js";
import { StartError } from "./errors/start-error.js";
import { createWarningLog } from "./log/log.js";
import { openLog } from "./log/open-log.js";
import {
  type Described,
  defaultProfile,
  describeTestCommand,
  type TestFlags,
} from "./test-command/describe-test-command.js";
import { reportJournal } from "./test-command/report-journal.js";
import { runWith } from "./test-command/run-with.js";
import { testVariables, withFurtherNames } from "./test-command/test-variables.js";

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

/** Every run has a server of its own, which says nothing but warnings unless it is asked. */
const defaults = ["--memory", "--log-level", "silent"];

/**
 * Starts a server with a fresh world, runs a command with its addresses and tokens in the environment, and stops the
 * server. If the command fails, what the server refused is printed.
 * @param args flags of the server, `--`, and the command with its arguments
 * @param described the command. Default: `rollcall test`.
 * @returns the exit code of the command, or 2 if the server or the command could not start
 */
export async function runTestCommand(
  args: readonly string[],
  described: Described = { name: "rollcall test" },
): Promise<number> {
  const { name, leads } = described;
  const say = (text: string) => void process.stderr.write(text);
  try {
    const { own, command } = splitCommand(args);
    const print = (text: string) => void process.stdout.write(text);
    const flags = readFlags<TestFlags>([...defaults, ...own], print, describeTestCommand(described));
    if (flags === undefined) return 0;
    const [file, ...rest] = command;
    if (file === undefined)
      throw new StartError(`the command to run is missing, as in \`${name} -- npm ${leads ? "start" : "test"}\``);
    const always = leads === true ? { intercept: true, wire: defaultProfile } : { world: "small" };
    const run: Run = (variables) => runWith(variables, file, rest);
    return await runWithServer({ ...always, ...flags }, run, (line) => say(`${name}: ${line}\n`), say);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    say(`${name}: ${error.message}\n`);
    return 2;
  }
}

type Variables = Readonly<Record<string, string>>;
type Run = (variables: Variables) => Promise<number>;
type Say = (text: string) => void;

async function runWithServer(
  { logLevel, drainMs: _drain, stopTimeoutMs: _stop, ...flags }: Flags & TestFlags,
  run: Run,
  sayLine: Say,
  say: Say,
): Promise<number> {
  const { variablesOf, journal, show, intercept, offline, ...options } = flags;
  if (options.control === false) throw new StartError("a run needs the control plane, which was turned off");
  if (offline === true && intercept !== true) throw new StartError("--offline needs --intercept");
  if (options.tls === true || options.tlsCert !== undefined)
    throw new StartError("a run serves HTTP, so that its command needs no certificate; leave out --tls and --tls-cert");
  const profile = options.wire === undefined ? undefined : await readProfile(options.wire);
  const leading = intercept === true ? await import("./test-command/run-led.js") : undefined;
  const hosts = leading?.hostsToLead(profile);
  const logger = logLevel === "silent" ? createWarningLog(sayLine) : await openLog(logLevel);
  const server = await createServer({ ...options, control: true, logger });
  try {
    const word = options.wireWords?.svc ?? profile?.words?.["svc"];
    const named = testVariables(server, {
      ...(word !== undefined && { word }),
      ...(variablesOf !== undefined && { app: variablesOf }),
    });
    const variables = withFurtherNames(named, word, profile?.variables);
    const code =
      leading === undefined || hosts === undefined
        ? await run(variables)
        : await leading.runLed(variables, run, { server, hosts, offline: offline === true, say: sayLine });
    await reportJournal(server, {
      say,
      ...(journal !== undefined && { path: journal }),
      show: code === 0 ? "none" : show,
    });
    return code;
  } finally {
    await server.close({ timeoutMs: 0 });
  }
}

async function readProfile(wire: string) {
  const { readWireProfile } = await import("./overlays/wire-profile.js");
  return readWireProfile(wire);
}
