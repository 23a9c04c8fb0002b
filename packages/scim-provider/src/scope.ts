/** The part of a directory that a run provisions. */
export interface Scope {
  /** Whether it is the whole directory, so that what is missing has left. */
  readonly isWhole: boolean;
  readonly hasUser: (key: string) => boolean;
  readonly hasGroup: (key: string) => boolean;
  /** Whether users and groups are written, or only read. */
  readonly writesUsers: boolean;
  readonly writesGroups: boolean;
}

/** The scope of a whole run. */
export function wholeScope(only?: "users" | "groups"): Scope {
  return {
    isWhole: true,
    hasUser: () => true,
    hasGroup: () => only !== "users",
    writesUsers: only !== "groups",
    writesGroups: only !== "users",
  };
}

/** The scope of one event: some users and groups. */
export function scopeOf(
  users: readonly string[] = [],
  groups: readonly string[] = [],
  only?: "users" | "groups",
): Scope {
  return {
    isWhole: false,
    hasUser: (key) => users.includes(key),
    hasGroup: (key) => only !== "users" && groups.includes(key),
    writesUsers: only !== "groups",
    writesGroups: only !== "users",
  };
}
