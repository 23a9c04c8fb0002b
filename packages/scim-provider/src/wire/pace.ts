/** Creates a function that waits until the next request may start. @param rate requests per second; undefined for no limit */
export function createPace(rate: number | undefined, sleep: (ms: number) => Promise<void>): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    if (rate === undefined) return;
    const now = performance.now();
    const at = Math.max(now, nextAt);
    nextAt = at + 1000 / rate;
    if (at > now) await sleep(at - now);
  };
}
