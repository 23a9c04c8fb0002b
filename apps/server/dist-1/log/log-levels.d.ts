/** Log levels, from least to most output. */
export declare const logLevels: readonly ["silent", "fatal", "error", "warn", "info", "debug", "trace"];
export type LogLevel = (typeof logLevels)[number];
//# sourceMappingURL=log-levels.d.ts.map