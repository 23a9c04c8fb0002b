import type { Clock } from "@rollcall/scim-core";

/** Maximum delay of a timer in JavaScript runtimes, in milliseconds. */
const maxSleepMs = 2 ** 31 - 1;

/** The pause of a loop between two times at which it works. */
interface Pause {
  /** Pauses until an instant, in Unix milliseconds, or until `end` is called. It may end earlier. */
  until(atMs: number): Promise<void>;
  /** Ends the pause. */
  end(): void;
  /** Resolves while the loop pauses. */
  begun(): Promise<void>;
}

/** Creates the pause of a loop that works at first. */
export function createPause(clock: Clock): Pause {
  let pausing: AbortController | undefined;
  let begun = Promise.withResolvers<void>();
  const end = () => {
    if (pausing === undefined) return;
    const ended = pausing;
    pausing = undefined;
    begun = Promise.withResolvers();
    ended.abort();
  };
  return {
    until: async (atMs) => {
      const controller = new AbortController();
      const ended = aborted(controller.signal);
      const waitMs = Math.min(atMs - clock.now().getTime(), maxSleepMs);
      // A clock that rejects its sleepers is about to be replaced or closed.
      const slept = Number.isFinite(atMs) ? clock.sleep(waitMs, controller.signal).catch(() => ended) : ended;
      pausing = controller;
      begun.resolve();
      await Promise.race([slept, ended]);
      end();
    },
    end,
    begun: () => begun.promise,
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
