import { serviceLimits } from "../generated/service.js";
import type { MessageStretch } from "../messages/message-store.js";
import { printTs, readTs, type Ts } from "../values/message-ts.js";

/** The ends of a window as a call names them: a `ts`, or whole seconds. */
interface SentWindow {
  readonly oldest_ts?: string;
  readonly latest_ts?: string;
}

const secondUs = 1_000_000;
const furthestUs = Number.MAX_SAFE_INTEGER - 1;

/** The window of a call that reaches back to the first message where it does not say how far. */
export function wholeWindow({ oldest_ts, latest_ts }: SentWindow, nowMs: number): MessageStretch {
  return {
    oldest: oldest_ts === undefined ? printTs(0) : tsOf(oldest_ts),
    latest: latest_ts === undefined ? presentSecond(nowMs) : tsOf(latest_ts),
  };
}

/** The window of a call that reaches some days from the end that it names; from now back where it names none. */
export function recentWindow({ oldest_ts, latest_ts }: SentWindow, nowMs: number): MessageStretch {
  const reachUs = serviceLimits.activityDays.value * 86_400 * secondUs;
  if (oldest_ts !== undefined) {
    const oldest = tsOf(oldest_ts);
    return { oldest, latest: latest_ts === undefined ? move(oldest, reachUs) : tsOf(latest_ts) };
  }
  const latest = latest_ts === undefined ? presentSecond(nowMs) : tsOf(latest_ts);
  const from = latest_ts === undefined ? printTs(nowMs * 1000) : latest;
  return { oldest: move(from, -reachUs), latest };
}

/** Whether the window ends before it begins. */
export function isTurnedAround({ oldest, latest }: MessageStretch): boolean {
  return oldest > latest;
}

/** The `ts` after which the next page of a window begins. */
export function after(ts: Ts): Ts {
  return move(ts, 1);
}

/** The `ts` itself, or the first one of whole seconds. No message is later than a number can count. */
function tsOf(sent: string): Ts {
  const ts = sent.includes(".") ? sent : `${sent}.000000`;
  return Number.isSafeInteger(readTs(ts)) ? ts : printTs(furthestUs);
}

/** Messages of one instant differ by microseconds, so that the present is taken as the second that it lies in. */
function presentSecond(nowMs: number): Ts {
  return printTs(Math.floor(nowMs / 1000) * secondUs + secondUs - 1);
}

function move(ts: Ts, byUs: number): Ts {
  return printTs(Math.min(furthestUs, Math.max(0, (readTs(ts) ?? 0) + byUs)));
}
