import { addToMinute, type MinuteWindow, minuteOf, sumOfHour } from "./minute-window.js";

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
