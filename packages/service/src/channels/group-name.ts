import type { User } from "../users/user.js";

/** Name of a group conversation, made from the names of its users. */
export function toGroupName(userNames: readonly User["userName"][]): string {
  return `mpdm-${userNames.join("--")}-1`;
}
