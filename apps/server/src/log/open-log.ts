import { createRequire } from "node:module";
import type { Logger, pino as Pino } from "pino";
import { type Log, type LogLevel, silentLog, writeToStderr } from "./log.js";

/** Opens the log of the command on stderr. Loads the library, which is part of the bundle, only if anything is written. */
export async function openLog(level: LogLevel): Promise<Log> {
  if (level === "silent") return silentLog;
  const { pino } = await import("pino");
  return writeToStderr(pino, level);
}

/** Creates a log on stderr: one JSON object per line, or readable lines if stderr is a terminal. */
export function createLogger(level: LogLevel): Logger {
  // Servers without a log do not load the library.
  const pino: typeof Pino = createRequire(import.meta.url)("pino");
  return writeToStderr(pino, level);
}
