import type { Logger, pino as Pino } from "pino";
import type { LogLevel } from "./log-levels.js";
/** Creates a logger that writes JSON to stderr, or readable lines if stderr is a terminal. */
export declare function writeToStderr(pino: typeof Pino, level: LogLevel): Logger;
//# sourceMappingURL=write-to-stderr.d.ts.map