import { pino } from "pino";

/** A log that is not written. */
export const silentLog = pino({ level: "silent" });
