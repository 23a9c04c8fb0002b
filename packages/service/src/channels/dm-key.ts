/** Key of a DM's two users, the same in any order. */
export function dmKey(userIds: readonly [string, string]): string {
  return [...userIds].sort().join(" ");
}
