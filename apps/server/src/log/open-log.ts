import { describeError, type Log, type LogLevel, silentLog } from "./log.js";

/**
 * Opens a log on stderr: one JSON object per line, or readable lines if stderr is a terminal. Loads the libraries, which are
 * part of the bundle, only if anything is written.
 */
export async function openLog(level: LogLevel): Promise<Log> {
  if (level === "silent") return silentLog;
  const { pino } = await import("pino");
  const { PinoPretty } = process.stderr.isTTY ? await import("pino-pretty") : {};
  const readable = { hideObject: true, messageFormat: printLine, translateTime: "SYS:HH:MM:ss.l" };
  const stream = PinoPretty?.({ destination: 2, sync: true, ...readable }) ?? pino.destination({ fd: 2, sync: true });
  // A logger of pino has any property, and so the compiler takes it for a promise.
  const log: Log = pino({ level, base: null, serializers: { err: describeError } }, stream);
  return log;
}

/** Properties that a person at a terminal has no use for, or that stand elsewhere in the line. */
const hidden: ReadonlySet<string> = new Set(["level", "time", "msg", "err", "requestId"]);

/** The sentence of a line with its properties, as `name=value`. */
function printLine(line: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(line).flatMap(([name, value]) => (hidden.has(name) ? [] : [`${name}=${String(value)}`]));
  return [line["msg"], ...parts].join(" ");
}
