/** Whether no element of a list stands in it twice; elements are compared as JSON. */
export function areUnique(elements: readonly unknown[]): boolean {
  return new Set(elements.map((element) => JSON.stringify(element))).size === elements.length;
}
