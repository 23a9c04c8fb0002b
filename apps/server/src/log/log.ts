import { createRequire } from "node:module";
import type { Logger, pino as Pino } from "pino";
import type { PinoPretty } from "pino-pretty";

/** Log levels, from least to most output. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

export type LogLevel = (typeof logLevels)[number];

/** Receives lines of the log. A logger of pino is one. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/** A log that writes nothing. */
export const silentLog: Log = { info: ignore, warn: ignore, error: ignore };

function ignore(): void {}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** Keeps name, message, stack and cause. Drivers put values of the failed statement into other properties. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "the thrown value is not an Error" };
  return {
    type: error.name,
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

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
