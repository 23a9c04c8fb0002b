const day = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

function dateOf(ts: string): Date {
  return new Date(Number(ts) * 1000);
}

/** An instant of ISO 8601 in UTC, as every page writes it: `2026-06-01 12:00:00`, with fractions if it has some. */
export function printInstant(text: string): string {
  return text.replace("T", " ").replace(/(\.0+)?Z$/, "");
}

/** An instant of ISO 8601 to the second. */
export function printSecond(text: string): string {
  return printInstant(text).replace(/\.\d+$/, "");
}

/** Hour and minute of a `ts` in UTC. */
export function printTime(ts: string): string {
  return dateOf(ts).toISOString().slice(11, 16);
}

/** The day of a `ts` in UTC. */
export function printDay(ts: string): string {
  return day.format(dateOf(ts));
}

/** Date and time of a `ts` in UTC, to the second. */
export function printMoment(ts: string): string {
  return printSecond(dateOf(ts).toISOString());
}
