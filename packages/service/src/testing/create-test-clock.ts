/** A clock that stands still until it is advanced. */
export function createTestClock() {
  let milliseconds = Date.parse("2026-06-01T12:00:00Z");
  return {
    now: () => new Date(milliseconds),
    sleep: () => Promise.resolve(),
    advance: (ms: number) => {
      milliseconds += ms;
    },
  };
}
