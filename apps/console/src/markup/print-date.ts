const parts: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  date: { year: "numeric", month: "long", day: "numeric" },
  date_pretty: { year: "numeric", month: "long", day: "numeric" },
  date_num: { year: "numeric", month: "2-digit", day: "2-digit" },
  date_slash: { year: "numeric", month: "2-digit", day: "2-digit" },
  date_short: { year: "numeric", month: "short", day: "numeric" },
  date_short_pretty: { year: "numeric", month: "short", day: "numeric" },
  date_long: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  date_long_pretty: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  day_divider_pretty: { weekday: "long", month: "long", day: "numeric" },
  time: { hour: "numeric", minute: "2-digit" },
  time_secs: { hour: "numeric", minute: "2-digit", second: "2-digit" },
};

/** A date in the language of the reader, by a format like `{date_short} at {time}`; undefined if it is no date. */
export function printDate(seconds: number, format: string): string | undefined {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return undefined;
  return format.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const options = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return options === undefined ? whole : new Intl.DateTimeFormat(undefined, options).format(date);
  });
}
