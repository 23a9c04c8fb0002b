/** Calls `stop` once when the standard input ends. The bench stops its servers this way. */
export function onStop(stop: () => void): void {
  process.stdin.once("end", stop).resume();
}
