/** Log levels, from least to most output. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

export type LogLevel = (typeof logLevels)[number];

/** Writes a line of the log: a sentence, with properties before it if there are any. */
export interface WriteLine {
  (properties: object, sentence?: string): void;
  (sentence: string): void;
}

/** Receives lines of the log. A logger of pino is one. */
export interface Log {
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
}

/** A log that writes nothing. */
export const silentLog: Log = { info: ignore, warn: ignore, error: ignore };

/**
 * Creates a log that writes only the sentences of warnings.
 * @param say receives each, without an end of line
 */
export function createWarningLog(say: (line: string) => void): Log {
  return {
    ...silentLog,
    warn: (first: object | string, sentence?: string) =>
      say(`warning: ${typeof first === "string" ? first : sentence}`),
  };
}

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
