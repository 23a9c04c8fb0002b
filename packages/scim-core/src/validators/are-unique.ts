/** Returns whether all elements of a list differ. Elements are compared as JSON. */
export function areUnique(elements: readonly unknown[]): boolean {
  return new Set(elements.map((element) => JSON.stringify(element))).size === elements.length;
}
