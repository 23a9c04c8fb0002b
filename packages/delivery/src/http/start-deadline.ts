/** The time of one attempt. */
interface Deadline {
  /** Aborts when the time is over, or with the other signal. */
  readonly signal: AbortSignal;
  /** Ends the wait. Call it when the attempt ends. */
  clear(): void;
}

/** Starts a time on the machine's clock, in milliseconds. Another signal may end it early. */
export function startDeadline(ms: number, other: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  if (other?.aborted === true) abort();
  else other?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      other?.removeEventListener("abort", abort);
    },
  };
}
