/** Key of the users of an `im` or `mpim`, the same in any order. */
export function dmKey(userIds: readonly string[]): string {
  return [...userIds].sort().join(" ");
}
