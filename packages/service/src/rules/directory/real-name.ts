import type { User } from "../../model/user.js";

/** The full name; the display name of a user without one. */
export function realNameOf({ name, displayName }: Pick<User, "name" | "displayName">): string {
  const parts = [name.givenName, name.familyName].filter((part) => part !== undefined && part !== "");
  return parts.length === 0 ? displayName : parts.join(" ");
}
