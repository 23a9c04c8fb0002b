import type { Awaitable } from "@rollcall/engine";

/** Work that yields after each slice, so that other requests can run. */
export type Sliced<T> = Generator<undefined, T, void>;

/** Lets other requests run. */
export type Pause = () => Promise<void>;

/** Characters per slice: about a millisecond of work. */
export const sliceCharacters = 65_536;

/** Does all of the work at once. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Does the work with a pause after each slice. Work of a single slice is done at once. */
export function inSlices<T>(work: Sliced<T>, pause: Pause): Awaitable<T> {
  const { done, value } = work.next();
  return done === true ? value : inMoreSlices(work, pause);
}

async function inMoreSlices<T>(work: Sliced<T>, pause: Pause): Promise<T> {
  for (;;) {
    await pause();
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Waits for other pending work, such as requests and timers. */
export function pauseForOthers(): Promise<void> {
  return new Promise((resolve) => {
    // biome-ignore lint/style/noRestrictedGlobals: waits for a turn of the event loop, not for a time
    setTimeout(resolve, 0);
  });
}
