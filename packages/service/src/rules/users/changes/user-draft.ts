import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import type { User } from "../../../model/user.js";
import type { WantedUserName } from "../names/name.js";

/** A user between its stored and its new state, before names and addresses are checked. */
export interface UserDraft {
  /** The document so far. */
  readonly user: User;
  /** Name that the client sent as `userName`. */
  readonly userName?: WantedUserName;
  /** Name that the client sent as `nickName`. Only counts if `userName` was not sent. */
  readonly nickName?: WantedUserName;
  /** ID, email address or userName of the manager. */
  readonly managerReference?: string;
  /** Value of `active`, if the client sent it. */
  readonly active?: boolean;
  /** Whether the client set the given or family name and has not cleared it since. */
  readonly isNamed: boolean;
  /** Whether it only set empty texts. */
  readonly isNameEmpty: boolean;
  /** Whether the client removed the primary email address and has not replaced it yet. */
  readonly isPrimaryRemoved: boolean;
  /** Whether the client made the user a guest or a full member. */
  readonly isGuestChanged: boolean;
}

/** A draft of a user without changes. */
export function draftOf(user: User): UserDraft {
  return { user, isNamed: false, isNameEmpty: false, isPrimaryRemoved: false, isGuestChanged: false };
}

/** The object without some properties, for cleared attributes: itself if it has none of them, otherwise a copy. */
export function without<T extends object, K extends keyof T>(object: T, ...keys: readonly K[]): Omit<T, K> {
  if (!keys.some((key) => key in object)) return object;
  const dropped: ReadonlySet<PropertyKey> = new Set(keys);
  return Object.fromEntries(Object.entries(object).filter(([key]) => !dropped.has(key))) as Omit<T, K>;
}

/** Changes that set each attribute of a whole resource. */
export function toChanges(resource: Omit<UserCreate, "password" | "profileUrl">): readonly Change<UserCreate>[] {
  // The compiler cannot follow a key and its value through Object.entries; each pair belongs to one attribute.
  return Object.entries(resource).map(
    ([attribute, value]) => ({ kind: "replace", attribute, value }) as Change<UserCreate>,
  );
}
