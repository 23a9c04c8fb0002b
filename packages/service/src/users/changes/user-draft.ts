import type { WantedUserName } from "../names/user-name.js";
import type { User } from "../user.js";

/** A user on the way from what is stored to what will be, while nobody has looked yet what is free in the world. */
export interface UserDraft {
  /** The document so far. */
  readonly user: User;
  /** What the client asked for by `userName`. */
  readonly userName?: WantedUserName;
  /** What the client asked for by `nickName`; counts where `userName` was not sent. */
  readonly nickName?: WantedUserName;
  /** Identifier, e-mail address or userName of the manager. */
  readonly managerReference?: string;
  /** Whether the client said whether the account is active. */
  readonly active?: boolean;
  /** The client wrote the given or the family name, and has not cleared it since. */
  readonly isNamed: boolean;
  /** What it wrote were empty texts alone. */
  readonly isNameEmpty: boolean;
  /** The client took the primary e-mail address away and has put no other one in its place so far. */
  readonly isPrimaryRemoved: boolean;
  /** The client made the user a guest, or a full member. */
  readonly isGuestChanged: boolean;
}

/** A draft of a user that nothing has been changed in. */
export function draftOf(user: User): UserDraft {
  return { user, isNamed: false, isNameEmpty: false, isPrimaryRemoved: false, isGuestChanged: false };
}

/** A copy without some properties, for attributes that are cleared. */
export function without<T extends object, K extends keyof T>(object: T, ...keys: readonly K[]): Omit<T, K> {
  const dropped: ReadonlySet<PropertyKey> = new Set(keys);
  return Object.fromEntries(Object.entries(object).filter(([key]) => !dropped.has(key))) as Omit<T, K>;
}
