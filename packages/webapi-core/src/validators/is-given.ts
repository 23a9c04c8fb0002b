/** Whether there is a value at all; null is one. */
export function isGiven(value: unknown): boolean {
  return value !== undefined;
}
