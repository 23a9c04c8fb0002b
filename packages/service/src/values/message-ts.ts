/** Time of a message, which identifies it within its channel: seconds, a dot, six digits. */
export type Ts = string;

/**
 * The `ts` of an instant.
 * @param microseconds whole microseconds since 1970
 */
export function printTs(microseconds: number): Ts {
  const seconds = Math.floor(microseconds / 1_000_000);
  return `${String(seconds).padStart(10, "0")}.${String(microseconds - seconds * 1_000_000).padStart(6, "0")}`;
}

/** Whole seconds since 1970 of a `ts`. */
export function secondsOfTs(ts: Ts): number {
  return Number(ts.split(".")[0]);
}

/** Whole microseconds since 1970 of a `ts`; undefined for any other text. */
export function readTs(ts: string): number | undefined {
  const dot = ts.indexOf(".");
  const microseconds = Number(ts.slice(0, dot)) * 1_000_000 + Number(ts.slice(dot + 1));
  return isExact(ts) || printTs(microseconds) === ts ? microseconds : undefined;
}

/** Whether a text is a `ts` whose microseconds are a safe integer. A page has hundreds, and printing each takes long. */
function isExact(ts: string): boolean {
  return /^\d{10}\.\d{6}$/.test(ts) && ts < "9007199254";
}

/** `ts` of a member who has read nothing. */
export const noTs: Ts = printTs(0);
