import { createRequire } from "node:module";
import { type Logger, pino } from "pino";
import type { PinoPretty } from "pino-pretty";

/** What is logged, from least to most. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

export type LogLevel = (typeof logLevels)[number];

/** A log on stderr: one JSON object a line, or lines for people where stderr is a terminal. */
export function createLogger(level: LogLevel): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  if (!process.stderr.isTTY) return pino(options, pino.destination({ fd: 2, sync: true }));
  return pino(options, loadPretty()({ destination: 2, sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss.l" }));
}

/** Only a terminal needs it, and waiting for an import would make every logger wait. */
function loadPretty(): typeof PinoPretty {
  return createRequire(import.meta.url)("pino-pretty");
}

/** A log that nobody reads. */
export function createSilentLogger(): Logger {
  return pino({ level: "silent" });
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** Name, message, stack and cause. Other properties stay out: drivers put values of the failed statement there. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "something that is no error was thrown" };
  return {
    type: error.name,
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
