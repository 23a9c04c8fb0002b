import type { Logger } from "pino";
import type { LogLevel } from "./log-levels.js";
/** Creates a log on stderr: one JSON object per line, or readable lines if stderr is a terminal. */
export declare function createLogger(level: LogLevel): Logger;
//# sourceMappingURL=create-logger.d.ts.map