/** A wait was interrupted because the command was stopped. */
export class InterruptedError extends Error {
  override readonly name = "InterruptedError";
}

/**
 * Waits.
 * @throws InterruptedError if the signal aborts first
 */
export function waitUnlessInterrupted(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new InterruptedError("interrupted"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
