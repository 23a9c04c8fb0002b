/** Sums of the last 60 minutes, one entry for each minute in which something was counted. At most 60 entries. */
export type MinuteWindow<Key extends string> = readonly MinuteSums<Key>[];

/** Sums of one minute. */
export type MinuteSums<Key extends string> = { readonly minute: number } & { readonly [K in Key]: number };

const minuteMs = 60_000;

/** Number of the minute of an instant since 1970. */
export function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / minuteMs);
}

/** Adds numbers to the minute of an instant and drops what is older than an hour. */
export function addToMinute<Key extends string>(
  window: MinuteWindow<Key>,
  at: Date,
  added: { readonly [K in Key]: number },
): MinuteWindow<Key> {
  const minute = minuteOf(at);
  const found = window.find((each) => each.minute === minute);
  const keys = Object.keys(added) as Key[]; // `added` has no other keys
  const sums = Object.fromEntries(keys.map((key) => [key, (found?.[key] ?? 0) + added[key]]));
  const rest = recent(window, minute).filter((each) => each !== found);
  return [...rest, { minute, ...sums } as MinuteSums<Key>]; // `fromEntries` forgets the keys
}

/** Adds up one number of the hour that ends at an instant. */
export function sumOfHour<Key extends string>(window: MinuteWindow<Key>, at: Date, key: Key): number {
  return recent(window, minuteOf(at)).reduce((sum, each) => sum + each[key], 0);
}

/** Leaves out what is older than an hour, or later than now because the clock was moved back. */
function recent<Key extends string>(window: MinuteWindow<Key>, minute: number): MinuteWindow<Key> {
  return window.filter((each) => each.minute > minute - 60 && each.minute <= minute);
}
