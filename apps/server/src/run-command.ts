import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { printBanner } from "./banner.js";
import { checkNode } from "./check-node.js";
import { createLogger } from "./create-logger.js";
import { createServer, type Server } from "./create-server.js";
import { type Flags, readFlags } from "./flags.js";
import { giveMemoryBack } from "./give-memory-back.js";
import { toSwitches } from "./overlays/observed.js";
import { StartError } from "./start-error.js";

const stopSignals = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs the server until the process is told to stop.
 * @param name what the command is called
 * @returns the exit code: 0 after a stop or help, 1 where requests were cut off by the end of their time or by a second signal, 2 where the server could not
 * start as it was asked to
 */
export async function runCommand(args: readonly string[], name = "rollcall-server"): Promise<number> {
  try {
    checkNode(process.versions.node);
    const flags = readFlags(args, (text) => void process.stdout.write(text), name);
    return flags === undefined ? 0 : await serve(flags);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    return 2;
  }
}

async function serve({ logLevel, drainMs, stopTimeoutMs, ...options }: Flags): Promise<number> {
  const logger = createLogger(logLevel);
  const stopped = waitForStop();
  const starting = createServer({ ...options, logger, replaceGlobals: true });
  const server = await Promise.race([starting, stopped]);
  if (typeof server === "string") {
    logger.info({ signal: server }, "told to stop before it served");
    return 0;
  }
  process.stdout.write(printBanner(server.url, { ...server, observed: toSwitches(options.observed ?? []) }));
  // A process that cannot, serves all the same.
  giveMemoryBack().catch(() => undefined);
  const signal = await stopped;
  logger.info({ signal }, "stopping");
  return Promise.race([stop(server, { drainMs, stopTimeoutMs, logger }), waitForHurry().then(() => 1)]);
}

/** The database gets so long to finish what was cut off. */
const closeMs = 2000;

async function stop(server: Server, { drainMs, stopTimeoutMs, logger }: Stopping): Promise<number> {
  let code = 0;
  const onCut = (requests: number) => {
    code = 1;
    logger.error({ requests }, "requests were cut off");
  };
  const late = setTimeout(drainMs + stopTimeoutMs + closeMs, 1, { ref: false }).then((exitCode) => {
    logger.error("the database does not close");
    return exitCode;
  });
  return Promise.race([server.close({ drainMs, timeoutMs: stopTimeoutMs, onCut }).then(() => code), late]);
}

interface Stopping extends Pick<Flags, "drainMs" | "stopTimeoutMs"> {
  readonly logger: Logger;
}

/** Resolves with the first signal to stop. */
function waitForStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of stopSignals) process.on(signal, resolve);
  });
}

const sameStopMs = 500;

/** Resolves with a further signal to stop; not with one right after the first, which a terminal and a parent may both send. */
async function waitForHurry(): Promise<void> {
  await setTimeout(sameStopMs, undefined, { ref: false });
  await waitForStop();
}
