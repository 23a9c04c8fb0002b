/** Whether there is a value. Null is one. */
export function isGiven(value: unknown): boolean {
  return value !== undefined;
}
