import { createRequire } from "node:module";
import type { Logger, pino as Pino } from "pino";
import type { LogLevel } from "./log-levels.js";
import { writeToStderr } from "./write-to-stderr.js";

/** Creates a log on stderr: one JSON object per line, or readable lines if stderr is a terminal. */
export function createLogger(level: LogLevel): Logger {
  // Servers without a log do not load the library.
  const pino: typeof Pino = createRequire(import.meta.url)("pino");
  return writeToStderr(pino, level);
}
