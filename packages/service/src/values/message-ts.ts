/** Time of a message and its name inside its channel: seconds, a dot, six digits. */
export type Ts = string;

/** The `ts` of an instant, given in whole microseconds since 1970. */
export function printTs(microseconds: number): Ts {
  const seconds = Math.floor(microseconds / 1_000_000);
  return `${String(seconds).padStart(10, "0")}.${String(microseconds - seconds * 1_000_000).padStart(6, "0")}`;
}

/** Whole microseconds since 1970 of a `ts`; undefined where the text is none. */
export function readTs(ts: string): number | undefined {
  const [seconds = "", fraction = ""] = ts.split(".");
  const microseconds = Number(seconds) * 1_000_000 + Number(fraction);
  return printTs(microseconds) === ts ? microseconds : undefined;
}
