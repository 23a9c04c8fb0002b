import type { LoadedFiles } from "@rollcall/intercept";
import { readFlags } from "./command/flags.js";
import { createServer, type Server } from "./create-server.js";
import { StartError } from "./errors/start-error.js";
import { openLog } from "./log/open-log.js";
import { builtFile } from "./machine/package-file.js";
import type { WireProfile } from "./overlays/wire-profile.js";
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

async function readProfile(wire: string): Promise<WireProfile> {
  const { readWireProfile } = await import("./overlays/wire-profile.js");
  return readWireProfile(wire);
}

/** @throws StartError if no profile has hosts */
function hostsToLead(profile: WireProfile | undefined): readonly string[] {
  const hosts = [profile?.hosts?.site, profile?.hosts?.hooks].filter((name) => name !== undefined);
  if (hosts.length === 0)
    throw new StartError("--intercept needs hosts to lead: pass a profile that has some, such as --wire slack");
  return hosts;
}

interface Led {
  readonly server: Pick<Server, "url">;
  readonly hosts: readonly string[];
  readonly offline: boolean;
  readonly say: (text: string) => void;
}

/** The bundle of this package contains the modules that programs load. */
function filesOfBundle(): LoadedFiles | undefined {
  const [preload, python] = [builtFile("intercept-files/preload.js"), builtFile("intercept-files/python")];
  return preload && python && { preload, python };
}

/** Runs a command whose traffic to some hosts is led to the server. */
async function runLed(
  run: (variables: Readonly<Record<string, string>>) => Promise<number>,
  { server, hosts, offline, say }: Led,
): Promise<number> {
  const { createEnvironment, startInterceptor } = await import("@rollcall/intercept");
  await using interceptor = await startInterceptor({ hosts, targetPort: Number(new URL(server.url).port), offline });
  await using environment = await createEnvironment({ ...interceptor, hosts }, process.env, filesOfBundle());
  const code = await run(environment.variables);
  if (offline && interceptor.others.size > 0)
    say(`refused connections to other hosts: ${[...interceptor.others].join(", ")}\n`);
  return code;
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
    const {
      logLevel,
      drainMs: _drain,
      stopTimeoutMs: _stop,
      variablesOf,
      journal,
      show,
      intercept,
      offline,
      ...options
    } = flags;
    if (options.control === false) throw new StartError("a run needs the control plane, which was turned off");
    const profile = options.wire === undefined ? undefined : await readProfile(options.wire);
    const hosts = intercept === true ? hostsToLead(profile) : undefined;
    if (offline === true && hosts === undefined) throw new StartError("--offline needs --intercept");
    const server = await createServer({ ...options, control: true, logger: await openLog(logLevel) });
    try {
      const word = options.wireWords?.svc ?? profile?.words?.["svc"];
      const variables = testVariables(server, {
        ...(word !== undefined && { word }),
        ...(variablesOf !== undefined && { app: variablesOf }),
      });
      const run = (more: Readonly<Record<string, string>> = {}) => runWith({ ...more, ...variables }, file, rest);
      const code =
        hosts === undefined ? await run() : await runLed(run, { server, hosts, offline: offline === true, say });
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
