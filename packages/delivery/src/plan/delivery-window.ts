/** The deliveries of one app and workspace in the last hour. Plain data, to keep wherever the app is kept. */
export type DeliveryWindow = MinuteWindow<"delivered" | "refused">;

/**
 * Whether an event may be delivered.
 *
 * - `deliver`: yes.
 * - `announce`: no, and it is the first one of this minute, so the app receives `app_rate_limited`.
 * - `drop`: no, and the app knows.
 */
export type DeliveryVerdict = "deliver" | "announce" | "drop";

/** The verdict about an event, and the window with it. */
export interface CountedDelivery {
  readonly window: DeliveryWindow;
  readonly verdict: DeliveryVerdict;
}

/** Counts an event that is about to be delivered. Begin with an empty list. Default of `maxPerHour`: 30,000. */
export function countDelivery(window: DeliveryWindow, at: Date, maxPerHour = 30_000): CountedDelivery {
  if (sumOfHour(window, at, "delivered") < maxPerHour)
    return { window: addToMinute(window, at, { delivered: 1, refused: 0 }), verdict: "deliver" };
  const minute = minuteOf(at);
  const isKnown = window.some((each) => each.minute === minute && each.refused > 0);
  const counted = addToMinute(window, at, { delivered: 0, refused: 1 });
  return { window: counted, verdict: isKnown ? "drop" : "announce" };
}

/** The attempts of one app in the last hour. Plain data, to keep wherever the app is kept. */
export type FailureWindow = MinuteWindow<"attempts" | "failures" | "events">;

/** An attempt to count. */
export interface CountedAttempt {
  readonly at: Date;
  readonly ok: boolean;
  /** Whether this was a retry, which counts as an attempt and not as a further event. */
  readonly isRetry: boolean;
}

/** When an app is switched off. */
export interface FailureLimits {
  /** Share of failed attempts that must be exceeded. Default: 0.95. */
  readonly maxFailedShare?: number;
  /** Minimum number of events in the hour. Default: 1,000. */
  readonly minEvents?: number;
}

/** Counts an attempt. Begin with an empty list. */
export function countAttempt(window: FailureWindow, { at, ok, isRetry }: CountedAttempt): FailureWindow {
  return addToMinute(window, at, { attempts: 1, failures: ok ? 0 : 1, events: isRetry ? 0 : 1 });
}

/** Returns whether the deliveries of the app fail so often that its subscriptions are switched off. */
export function isFailing(window: FailureWindow, at: Date, limits: FailureLimits = {}): boolean {
  const { maxFailedShare = 0.95, minEvents = 1000 } = limits;
  if (sumOfHour(window, at, "events") < minEvents) return false;
  return sumOfHour(window, at, "failures") > maxFailedShare * sumOfHour(window, at, "attempts");
}

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
function addToMinute<Key extends string>(
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
