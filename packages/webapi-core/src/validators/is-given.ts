/** Returns whether there is a value. Null counts as a value. */
export function isGiven(value: unknown): boolean {
  return value !== undefined;
}
