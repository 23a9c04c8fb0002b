import { setTimeout } from "node:timers/promises";
import { Option } from "commander";
import { printBanner } from "./command/banner.js";
import { type Flags, readFlags } from "./command/flags.js";
import { type ControlledServer, createServer, type Server } from "./create-server.js";
import { StartError } from "./errors/start-error.js";
import { greeter } from "./greeter/with-greeter.js";
import type { Log } from "./log/log.js";
import { openLog } from "./log/open-log.js";
import { releaseMemory } from "./machine/system-clock.js";
import { madeToken } from "./options/server-kind.js";
import { toSwitches } from "./overlays/observed.js";

const stopSignals = ["SIGINT", "SIGTERM"] as const;

/** Commands that work on a database without a server. */
const operatorCommands: readonly string[] = ["init", "token", "install"];

const footer = `
Commands on a database: ${operatorCommands.join(", ")}. Each prints its own help, as with \`init --help\`.`;

interface ServeFlags {
  readonly tour?: true;
}

const tourFlag = new Option(
  "--tour",
  "load the world `tour` instead of the demo: the demo with Greeter, an app that answers people",
);

/** Options for running a command. */
export interface CommandOptions {
  /** Name of the command in its help and messages. Default: `rollcall-server`. */
  readonly name?: string;
  /** Called when the server answers, with the address of its console. Not called if it has none. */
  readonly onConsole?: (url: string) => void;
}

/**
 * Runs the server until the process receives a signal to stop, or runs a command on its database.
 * @returns the exit code: 0 after a stop, help or such a command, 1 if a timeout or a second signal cut requests off, 2 if
 * the server could not start, or the command was refused
 */
export async function runCommand(args: readonly string[], options: CommandOptions = {}): Promise<number> {
  const { name = "rollcall-server" } = options;
  try {
    const print = (text: string) => void process.stdout.write(text);
    if (args[0] !== undefined && operatorCommands.includes(args[0])) {
      const { runOperatorCommand } = await import("./operator/run-operator-command.js");
      await runOperatorCommand(args, { name, print });
      return 0;
    }
    const flags = readFlags<ServeFlags>(args, print, { name, footer, options: [tourFlag] });
    return flags === undefined ? 0 : await serve(flags, options);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    return 2;
  }
}

async function serve(
  { logLevel, drainMs, stopTimeoutMs, tour, ...options }: Flags & ServeFlags,
  { onConsole }: CommandOptions,
): Promise<number> {
  const { world, apps, database, control } = options;
  const others = {
    "--world": world,
    "--app": apps,
    "--database": database,
    "--no-control": control === false || undefined,
  };
  const other = Object.entries(others).find(([, value]) => value !== undefined)?.[0];
  if (tour && other !== undefined) throw new StartError(`--tour and ${other} cannot be used together`);
  const stopped = waitForStop();
  const logger = await openLog(logLevel);
  const starting = createServer({ ...options, ...(tour && { defaultWorld: "tour" }), logger });
  const server = await Promise.race([starting, stopped]);
  if (typeof server === "string") {
    logger.info({ signal: server }, "stopped before it was ready");
    return 0;
  }
  const observed = toSwitches(options.observed ?? []);
  const consoleUrl = options.control === false ? undefined : `${server.url}/`;
  const { controlToken, certificate } = server;
  const certificatePath = certificate === undefined ? undefined : await writeCertificate(certificate, options);
  process.stdout.write(
    printBanner(server.url, {
      ...server,
      observed,
      ...(options.docs !== undefined && { docs: options.docs }),
      ...(consoleUrl !== undefined && { consoleUrl }),
      ...(certificatePath !== undefined && { certificatePath }),
      ...(options.controlToken === madeToken && controlToken !== undefined && { madeControlToken: controlToken }),
    }),
  );
  if (consoleUrl !== undefined) onConsole?.(consoleUrl);
  const ended = new AbortController();
  runOwnApps(server, { logger, signal: ended.signal }).catch((err: unknown) => logger.error({ err }, "defect"));
  // A failure does not affect serving.
  releaseMemory().catch(() => undefined);
  const signal = await stopped;
  ended.abort();
  logger.info({ signal }, "stopping");
  return Promise.race([stop(server, { drainMs, stopTimeoutMs, logger }), waitForSecondStop().then(() => 1)]);
}

/** Runs Greeter, if the world has it. */
async function runOwnApps(
  server: Server | ControlledServer,
  { logger, signal }: { readonly logger: Log; readonly signal: AbortSignal },
): Promise<void> {
  if (!("apps" in server)) return;
  const isInstalled = async () => (await server.apps.list()).some(({ id }) => id === greeter.app);
  if (!(await isInstalled())) return;
  const { runGreeter } = await import("./greeter/run-greeter.js");
  const { apiUrl, fetch, certificate } = server;
  if (certificate !== undefined) {
    const { getCACertificates, setDefaultCACertificates } = await import("node:tls");
    setDefaultCACertificates([...getCACertificates(), certificate]);
  }
  await runGreeter({ apiUrl, fetch, signal, isInstalled, onError: (err) => logger.warn({ err }, "Greeter") });
}

type Stored = Pick<Flags, "memory" | "database" | "data">;

/** Writes the certificate that clients have to trust in the folder of the database, or among temporary files if it has none. */
async function writeCertificate(
  certificate: string,
  { memory, database, data = ".rollcall" }: Stored,
): Promise<string> {
  const [{ mkdtemp, writeFile }, { join, resolve }, { tmpdir }] = await Promise.all([
    import("node:fs/promises"),
    import("node:path"),
    import("node:os"),
  ]);
  const isInFolder = memory !== true && database === undefined;
  const path = join(isInFolder ? resolve(data) : await mkdtemp(join(tmpdir(), "rollcall-")), "authority.pem");
  await writeFile(path, certificate);
  return path;
}

/** Maximum time for the database to close after requests were cut off. */
const maxCloseMs = 2000;

async function stop(server: Server, { drainMs, stopTimeoutMs, logger }: Stopping): Promise<number> {
  let code = 0;
  const onCut = (requests: number) => {
    code = 1;
    logger.error({ requests }, "requests were cut off");
  };
  const late = setTimeout(drainMs + stopTimeoutMs + maxCloseMs, 1, { ref: false }).then((exitCode) => {
    logger.error("the database did not close in time");
    return exitCode;
  });
  return Promise.race([server.close({ drainMs, timeoutMs: stopTimeoutMs, onCut }).then(() => code), late]);
}

interface Stopping extends Pick<Flags, "drainMs" | "stopTimeoutMs"> {
  readonly logger: Log;
}

/** Resolves with the first signal to stop. */
function waitForStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of stopSignals) process.on(signal, resolve);
  });
}

const sameStopMs = 500;

/** Resolves with a later signal to stop. Ignores one right after the first, which a terminal and a parent can both send. */
async function waitForSecondStop(): Promise<void> {
  await setTimeout(sameStopMs, undefined, { ref: false });
  await waitForStop();
}
