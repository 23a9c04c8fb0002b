import type { Clock, Instant } from "@rollcall/scim-core";
import { createSleepers } from "./sleepers.js";

/** What a virtual clock shows. */
export interface ClockState {
  readonly now: Instant;
  /** Whether time stands still until somebody moves it. */
  readonly frozen: boolean;
}

/** A clock that runs like the machine's until it is told otherwise. */
export interface VirtualClock extends Clock {
  state(): ClockState;
  /** Stops time. */
  freeze(): void;
  /** Lets time run again, from the instant that it shows. */
  resume(): void;
  /**
   * Moves time on by so many milliseconds, 0 or more. Whoever sleeps wakes at his instant, the earliest first, and what he
   * does at once is done before the next one wakes.
   */
  advance(ms: number): Promise<void>;
  /** Moves time to an instant; forwards like `advance`, backwards without waking anybody. */
  set(instant: Instant): Promise<void>;
  /** Shows another state at once, as if there had been no time between; whoever sleeps gives up with the reason. */
  jump(state: ClockState, reason: Error): void;
  /** Lets everybody who sleeps give up; for the end of a server. */
  close(): void;
}

/** The longest time that a timer of the machine can wait. */
const longestTimerMs = 2 ** 31 - 1;

/** A clock that begins with a state; absent means the machine's time, running. */
export function createVirtualClock(begin: ClockState = { now: new Date(), frozen: false }): VirtualClock {
  const hand = createHand(begin);
  const sleepers = createSleepers(() => wind());
  let timer: NodeJS.Timeout | undefined;
  let jumps = 0;
  let moved: Promise<void> = Promise.resolve();

  /** Sets the machine's timer for whoever wakes next. */
  const wind = () => {
    clearTimeout(timer);
    const nextMs = sleepers.nextMs();
    if (nextMs === undefined || hand.frozen()) return;
    const wake = () => {
      sleepers.wake(hand.nowMs());
      wind();
    };
    timer = setTimeout(wake, Math.min(Math.max(nextMs - hand.nowMs(), 1), longestTimerMs));
  };

  const moveTo = async (targetMs: number) => {
    const begun = jumps;
    for (let nextMs = sleepers.nextMs(); nextMs !== undefined && nextMs <= targetMs; nextMs = sleepers.nextMs()) {
      hand.show(Math.max(nextMs, hand.nowMs()));
      sleepers.wake(hand.nowMs());
      await settled();
      if (jumps !== begun) return;
    }
    hand.show(targetMs);
    wind();
    // Whoever moves time again and again lets others do something meanwhile.
    await settled();
  };

  /** One after the other: each begins where the one before it ended. */
  const move = (target: () => number) => {
    moved = moved.then(() => moveTo(target()));
    return moved;
  };

  return {
    now: () => new Date(hand.nowMs()),
    sleep: (ms, signal) => sleepers.add(hand.nowMs() + ms, signal),
    state: () => ({ now: new Date(hand.nowMs()), frozen: hand.frozen() }),
    freeze: () => {
      hand.freeze();
      wind();
    },
    resume: () => {
      hand.resume();
      wind();
    },
    advance: (ms) => move(() => hand.nowMs() + ms),
    set: (instant) => move(() => instant.getTime()),
    jump: ({ now, frozen }, reason) => {
      jumps += 1;
      hand.show(now.getTime());
      if (frozen) hand.freeze();
      else hand.resume();
      sleepers.giveUp(reason);
    },
    close: () => {
      clearTimeout(timer);
      sleepers.giveUp(new Error("The clock was closed."));
    },
  };
}

/** What points at the time: it stands still, or goes on with the machine's. */
function createHand({ now, frozen }: ClockState) {
  let shownMs = now.getTime();
  let runningSince = frozen ? undefined : performance.now();
  const nowMs = () => (runningSince === undefined ? shownMs : Math.floor(shownMs + performance.now() - runningSince));
  const show = (ms: number) => {
    shownMs = ms;
    if (runningSince !== undefined) runningSince = performance.now();
  };
  return {
    nowMs,
    show,
    frozen: () => runningSince === undefined,
    freeze: () => {
      show(nowMs());
      runningSince = undefined;
    },
    resume: () => {
      runningSince ??= performance.now();
    },
  };
}

/** Resolves when everything that was set going at once has been done. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
