import { printBanner } from "./banner.js";
import { createLogger } from "./create-logger.js";
import { createServer } from "./create-server.js";
import { type Flags, readFlags } from "./flags.js";
import { StartError } from "./start-error.js";

const stopSignals = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs the server until the process is told to stop.
 * @returns the exit code: 0 after a stop or help, 2 where the server could not start as it was asked to
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    const flags = readFlags(args, (text) => void process.stdout.write(text));
    if (flags !== undefined) await serve(flags);
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`rollcall-server: ${error.message}\n`);
    return 2;
  }
}

async function serve({ logLevel, ...options }: Flags): Promise<void> {
  const logger = createLogger(logLevel);
  const stopped = waitForStop();
  const server = await createServer({ ...options, logger, replaceGlobals: true });
  process.stdout.write(printBanner(server.url, server.demoTokens));
  const signal = await stopped;
  logger.info({ signal }, "stopping");
  await server.close();
}

/** Resolves with the first signal to stop; later ones change nothing, since a terminal and a parent may both send one. */
function waitForStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of stopSignals) process.on(signal, resolve);
  });
}
