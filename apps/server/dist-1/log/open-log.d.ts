import { type Log } from "./log.js";
import type { LogLevel } from "./log-levels.js";
/** Opens the log of the command on stderr. Loads the library, which is part of the bundle, only if anything is written. */
export declare function openLog(level: LogLevel): Promise<Log>;
//# sourceMappingURL=open-log.d.ts.map