import { setImmediate as nextTurnOf } from "node:timers/promises";
import type { Clock, Instant } from "@rollcall/scim-core";

/** The state of a virtual clock. */
export interface ClockState {
  readonly now: Instant;
  /** Whether time is stopped until it is moved. */
  readonly frozen: boolean;
}

/** A clock that runs at the machine's speed and can be frozen and moved. */
export interface VirtualClock extends Clock {
  /** The same clock for work in the background: its sleepers do not keep the process running. */
  readonly background: Clock;
  /** Adds work that sleepers begin: moves wait for it at each stop, until `settled` resolves. */
  attend(settled: () => Promise<void>): void;
  state(): ClockState;
  /** Stops time. */
  freeze(): void;
  /** Lets time run again, from the instant that the clock shows. */
  resume(): void;
  /**
   * Moves time forward by a number of milliseconds, 0 or more. Each sleeper wakes at its instant, the earliest first, and
   * finishes its immediate work, and the work that `attend` added, before the next one wakes.
   */
  advance(ms: number): Promise<void>;
  /** Moves time to an instant: forward like `advance`, backward without waking sleepers. */
  set(instant: Instant): Promise<void>;
  /** Changes to another state at once, as if no time had passed. Every sleeper rejects with the reason. */
  jump(state: ClockState, reason: Error): void;
  /** Rejects every sleeper. Call it when the server stops. */
  close(): void;
}

/** Maximum delay of a timer in the JavaScript runtime, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

/** Creates a clock with the given state. Default: the machine's time, running. */
export function createVirtualClock(begin: ClockState = { now: new Date(), frozen: false }): VirtualClock {
  const hand = createHand(begin);
  const alarm = createAlarm(hand, () => sleepers);
  const sleepers: Sleepers = createSleepers(alarm.set);
  const mover = createMover(hand, sleepers, alarm.set);
  const now = () => new Date(hand.nowMs());
  return {
    background: { now, sleep: (ms, signal) => sleepers.add(hand.nowMs() + ms, signal, "background") },
    attend: mover.attend,
    now,
    sleep: (ms, signal) => (ms === 0 ? nextTurn(signal) : sleepers.add(hand.nowMs() + ms, signal)),
    state: () => ({ now: now(), frozen: hand.frozen() }),
    freeze: () => {
      hand.freeze();
      alarm.set();
    },
    resume: () => {
      hand.resume();
      alarm.set();
    },
    advance: (ms) => mover.move(() => hand.nowMs() + ms),
    set: (instant) => mover.move(() => instant.getTime()),
    jump: ({ now: instant, frozen }, reason) => {
      mover.cancel();
      hand.show(instant.getTime());
      if (frozen) hand.freeze();
      else hand.resume();
      sleepers.rejectAll(reason);
    },
    close: () => {
      alarm.clear();
      sleepers.rejectAll(new Error("The clock was closed."));
    },
  };
}

/** Wakes sleepers with a real timer while time runs. */
function createAlarm(hand: Hand, sleepers: () => Sleepers) {
  let timer: NodeJS.Timeout | undefined;
  const clear = () => clearTimeout(timer);
  const set = () => {
    clear();
    const nextMs = sleepers().nextMs();
    if (nextMs === undefined || hand.frozen()) return;
    const wake = () => {
      sleepers().wake(hand.nowMs());
      set();
    };
    timer = setTimeout(wake, Math.min(Math.max(nextMs - hand.nowMs(), 1), maxTimerMs));
    if (!sleepers().hasCalls()) timer.unref();
  };
  return { set, clear };
}

/** Moves time in steps, one move after another. */
function createMover(hand: Hand, sleepers: Sleepers, setAlarm: () => void) {
  let jumps = 0;
  let moved: Promise<void> = Promise.resolve();
  const attended: (() => Promise<void>)[] = [];
  const attendAll = async () => {
    for (const isSettled of attended) await isSettled();
  };
  const moveTo = async (targetMs: number) => {
    const begun = jumps;
    await attendAll();
    if (jumps !== begun) return;
    for (let nextMs = sleepers.nextMs(); nextMs !== undefined && nextMs <= targetMs; nextMs = sleepers.nextMs()) {
      hand.show(Math.max(nextMs, hand.nowMs()));
      sleepers.wake(hand.nowMs());
      await settled();
      await attendAll();
      if (jumps !== begun) return;
    }
    hand.show(targetMs);
    setAlarm();
    // A caller that moves time in a loop lets other work run in between.
    await settled();
  };
  return {
    /** Each move begins where the one before it ended. */
    move: (target: () => number) => {
      moved = moved.then(() => moveTo(target()));
      return moved;
    },
    attend: (isSettled: () => Promise<void>) => {
      attended.push(isSettled);
    },
    /** Ends the current move where it is. */
    cancel: () => {
      jumps += 1;
    },
  };
}

type Hand = ReturnType<typeof createHand>;

/** Shows the time: fixed, or running with the machine's. */
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

/** Lets other work run once; rejects when the signal aborts. */
function nextTurn(signal: AbortSignal | undefined): Promise<void> {
  return nextTurnOf(undefined, signal === undefined ? {} : { signal });
}

/** Resolves when all immediate work is done. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A `call` keeps the process running; a `background` sleeper does not. */
type SleeperKind = "call" | "background";

/** Calls that wait for instants of one clock. */
interface Sleepers {
  /** Resolves when `wake` passes the instant; rejects when the signal aborts, with its reason. */
  add(untilMs: number, signal: AbortSignal | undefined, kind?: SleeperKind): Promise<void>;
  /** Whether a sleeper of a call waits, for which the process continues to run. */
  hasCalls(): boolean;
  /** Instant at which the first sleeper wakes; undefined without sleepers. */
  nextMs(): number | undefined;
  /** Wakes the sleepers whose time has come, the earliest first. */
  wake(nowMs: number): void;
  /** Rejects every sleeper. */
  rejectAll(reason: unknown): void;
}

interface Sleeper {
  readonly kind: SleeperKind;
  readonly untilMs: number;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Creates an empty set of sleepers; `changed` is called when the next to wake may have changed. */
function createSleepers(changed: () => void): Sleepers {
  const asleep = new Set<Sleeper>();
  const inOrder = () => [...asleep].toSorted((one, other) => one.untilMs - other.untilMs);
  return {
    add: (untilMs, signal, kind = "call") => {
      if (signal?.aborted === true) return Promise.reject(signal.reason);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const sleeper = { kind, untilMs, resolve, reject };
      const abort = () => reject(signal?.reason);
      signal?.addEventListener("abort", abort);
      asleep.add(sleeper);
      changed();
      return promise.finally(() => {
        signal?.removeEventListener("abort", abort);
        if (asleep.delete(sleeper)) changed();
      });
    },
    hasCalls: () => [...asleep].some(({ kind }) => kind === "call"),
    nextMs: () => inOrder()[0]?.untilMs,
    wake: (nowMs) => {
      for (const sleeper of inOrder()) {
        if (sleeper.untilMs > nowMs) return;
        asleep.delete(sleeper);
        sleeper.resolve();
      }
    },
    rejectAll: (reason) => {
      for (const { reject } of inOrder()) reject(reason);
    },
  };
}
