import { addToMinute, type MinuteWindow, sumOfHour } from "./minute-window.js";

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
