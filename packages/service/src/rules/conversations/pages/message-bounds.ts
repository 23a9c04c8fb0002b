import type { MessageStretch } from "../../../model/message-store.js";
import { printTs, type Ts } from "../../../values/message-ts.js";
import { refuse } from "../refusal.js";

/** Latest time that a store can compare. */
const endOfTime = Number.MAX_SAFE_INTEGER;

/** Bounds of a call. */
interface SentBounds {
  readonly latest?: string;
  readonly oldest?: string;
  readonly inclusive?: boolean;
}

/** The messages between two bounds, both included. */
export interface Bounds extends MessageStretch {
  /** Whether the call has only an `oldest` bound. */
  readonly isForward: boolean;
}

/** Reads the bounds of a call, which exclude themselves unless the call says otherwise. */
export function readBounds({ latest: latestSent = "", oldest: oldestSent = "", inclusive = false }: SentBounds) {
  const latest = latestSent === "" ? endOfTime : readTime(latestSent);
  if (latest === undefined) return refuse("invalid_ts_latest", latestSent, "a ts or a number of seconds");
  const oldest = oldestSent === "" ? 0 : readTime(oldestSent);
  if (oldest === undefined) return refuse("invalid_ts_oldest", oldestSent, "a ts or a number of seconds");
  const margin = inclusive ? 0 : 1;
  const bounds: Bounds = {
    latest: printTs(latestSent === "" ? latest : Math.max(0, latest - margin)),
    oldest: printTs(oldest === 0 ? 0 : Math.min(endOfTime, oldest + margin)),
    isForward: latestSent === "" && oldest > 0,
  };
  return { ok: true, bounds } as const;
}

/** Microseconds of a `ts` or of seconds. */
function readTime(text: string): number | undefined {
  const [, seconds, fraction = ""] = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return Math.min(endOfTime, Number(seconds) * 1_000_000 + Number(fraction.padEnd(6, "0")));
}

/** Digits of a `ts` in a cursor. */
export function toDigits(ts: Ts): string {
  return ts.replace(".", "");
}

/** The `ts` of digits in a cursor; undefined for other text. */
export function fromDigits(digits: string): Ts | undefined {
  return /^\d{16}$/.test(digits) ? `${digits.slice(0, 10)}.${digits.slice(10)}` : undefined;
}
