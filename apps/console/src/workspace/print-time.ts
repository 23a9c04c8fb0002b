const time = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat(undefined, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
const full = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

function dateOf(ts: string): Date {
  return new Date(Number(ts) * 1000);
}

/** Hour and minute of a `ts`. */
export function printTime(ts: string): string {
  return time.format(dateOf(ts));
}

/** The day of a `ts`. */
export function printDay(ts: string): string {
  return day.format(dateOf(ts));
}

/** Date and time of a `ts`. */
export function printMoment(ts: string): string {
  return full.format(dateOf(ts));
}
