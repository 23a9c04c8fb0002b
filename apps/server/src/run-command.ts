import { printBanner } from "./banner.js";
import { createLogger } from "./create-logger.js";
import { createServer } from "./create-server.js";
import { type Flags, readFlags } from "./flags.js";
import { StartError } from "./start-error.js";

const stopSignals = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs the server until the process is told to stop.
 * @returns the exit code: 0 after a stop or help, 1 where a second signal cut the stop short, 2 where the server could not
 * start as it was asked to
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    const flags = readFlags(args, (text) => void process.stdout.write(text));
    return flags === undefined ? 0 : await serve(flags);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`rollcall-server: ${error.message}\n`);
    return 2;
  }
}

async function serve({ logLevel, ...options }: Flags): Promise<number> {
  const logger = createLogger(logLevel);
  const stopped = waitForStop();
  const server = await createServer({ ...options, logger, replaceGlobals: true });
  process.stdout.write(printBanner(server.url, server.demoTokens));
  const signal = await stopped;
  logger.info({ signal }, "stopping");
  return Promise.race([server.close().then(() => 0), waitForHurry().then(() => 1)]);
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
  await new Promise((resolve) => setTimeout(resolve, sameStopMs).unref());
  await waitForStop();
}
