/**
 * Name of a group conversation, made from the names of its users.
 * @param place number at its end, for groups whose users have or had the same names
 */
export function toGroupName(userNames: readonly string[], place = 1): string {
  return `mpdm-${userNames.join("--")}-${place}`;
}
