/** The two users of a DM as one text, whatever their order. */
export function dmKey(userIds: readonly [string, string]): string {
  return [...userIds].sort().join(" ");
}
