import { createRequire } from "node:module";
import type { Logger, pino as Pino } from "pino";
import type { PinoPretty } from "pino-pretty";
import { describeError } from "./describe-error.js";
import type { LogLevel } from "./log-levels.js";

/** Creates a logger that writes JSON to stderr, or readable lines if stderr is a terminal. */
export function writeToStderr(pino: typeof Pino, level: LogLevel): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  if (!process.stderr.isTTY) return pino(options, pino.destination({ fd: 2, sync: true }));
  return pino(options, loadPretty()({ destination: 2, sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss.l" }));
}

/** Loads the formatter for terminals; a dynamic import would make every logger asynchronous. */
function loadPretty(): typeof PinoPretty {
  return createRequire(import.meta.url)("pino-pretty");
}
