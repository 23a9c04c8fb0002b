import { millisecondsOf, readInstant } from "../../values/instant.js";

const dayMs = 86_400_000;

/** Start of a day since 1970, and of the next one, in milliseconds in UTC; undefined unless it is `YYYY-MM-DD`. */
export function readDay(text: string): { readonly startMs: number; readonly endMs: number } | undefined {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? readInstant(`${text}T00:00`) : undefined;
  const startMs = start === undefined ? -1 : millisecondsOf(start);
  return startMs < 0 ? undefined : { startMs, endMs: startMs + dayMs };
}
