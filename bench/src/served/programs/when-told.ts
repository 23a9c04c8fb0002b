/** Does something once when the standard input ends, which is how a server of the bench is told to stop. */
export function whenTold(stop: () => void): void {
  process.stdin.once("end", stop).resume();
}
