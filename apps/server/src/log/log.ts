import type { Logger } from "pino";

/** Receives lines of the log. A logger of pino is one. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/** A log that writes nothing. */
export const silentLog: Log = { info: ignore, warn: ignore, error: ignore };

function ignore(): void {}
