import { secondsOf } from "../../values/instant.js";

/** The last second of the year 9999. */
const lastTs = secondsOf("9999-12-31T23:59:59.000Z");

/** Whether a guest's account can expire at a time in seconds: in the future, and in a year of four digits. */
export function mayExpire(ts: number, nowMs: number): boolean {
  return ts * 1000 > nowMs && ts <= lastTs;
}
