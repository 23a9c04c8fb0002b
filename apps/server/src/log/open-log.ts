import { describeError, type Log, type LogLevel, silentLog } from "./log.js";

/**
 * Opens a log on stderr: one JSON object per line, or readable lines if stderr is a terminal. Loads the libraries, which are
 * part of the bundle, only if anything is written.
 */
export async function openLog(level: LogLevel): Promise<Log> {
  if (level === "silent") return silentLog;
  const { pino } = await import("pino");
  const { PinoPretty } = process.stderr.isTTY ? await import("pino-pretty") : {};
  const stream =
    PinoPretty?.({ destination: 2, sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss.l" }) ??
    pino.destination({ fd: 2, sync: true });
  // A logger of pino has any property, and so the compiler takes it for a promise.
  const log: Log = pino({ level, base: null, serializers: { err: describeError } }, stream);
  return log;
}
