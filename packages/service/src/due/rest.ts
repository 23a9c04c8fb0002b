import type { Clock } from "@rollcall/scim-core";

/** Maximum delay of a timer in JavaScript runtimes, in milliseconds. */
const maxSleepMs = 2 ** 31 - 1;

/** The rest of a loop between two times at which it works. */
interface Rest {
  /** Rests until an instant, in Unix milliseconds, or until `end` is called. It may end earlier. */
  until(atMs: number): Promise<void>;
  /** Ends the rest. */
  end(): void;
  /** Resolves while the loop rests. */
  begun(): Promise<void>;
}

/** Creates the rest of a loop that works at first. */
export function createRest(clock: Clock): Rest {
  let resting: AbortController | undefined;
  let begun = Promise.withResolvers<void>();
  const end = () => {
    if (resting === undefined) return;
    const ended = resting;
    resting = undefined;
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
      resting = controller;
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
