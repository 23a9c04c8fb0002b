import type { Logger } from "pino";
/** Receives lines of the log. A logger of pino is one. */
export type Log = Pick<Logger, "info" | "warn" | "error">;
/** A log that writes nothing. */
export declare const silentLog: Log;
//# sourceMappingURL=log.d.ts.map