import { type Log, silentLog } from "./log.js";
import type { LogLevel } from "./log-levels.js";
import { writeToStderr } from "./write-to-stderr.js";

/** Opens the log of the command on stderr. Loads the library, which is part of the bundle, only if anything is written. */
export async function openLog(level: LogLevel): Promise<Log> {
  if (level === "silent") return silentLog;
  const { pino } = await import("pino");
  return writeToStderr(pino, level);
}
