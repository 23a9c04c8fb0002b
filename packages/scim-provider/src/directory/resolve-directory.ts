import { didYouMean } from "@rollcall/checked-yaml/words";
import { type Attributes, managerPath, toAttributes } from "./attributes.js";
import { type Directory, type DirectoryGroup, type DirectoryUser, groupKey, isActive, userKey } from "./directory.js";
import { fold } from "./same-value.js";

/** A person with the references of the directory resolved to keys. */
export interface Person {
  readonly key: string;
  readonly userName: string;
  readonly externalId: string;
  readonly isActive: boolean;
  readonly attributes: Attributes;
}

/** A group whose members are keys of active people. */
export interface Team {
  readonly key: string;
  readonly displayName: string;
  readonly externalId: string;
  readonly members: readonly string[];
}

/** A directory whose references are resolved. */
export interface ResolvedDirectory {
  readonly people: ReadonlyMap<string, Person>;
  readonly teams: ReadonlyMap<string, Team>;
  /** Attributes that some user has. The provider also clears these for users without a value. */
  readonly mapped: ReadonlySet<string>;
}

/** A mistake in a directory. */
export interface DirectoryProblem {
  /** Its place, such as `["groups", 0, "members", 2]`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A directory contradicts itself. */
export class DirectoryError extends Error {
  override readonly name = "DirectoryError";
  readonly problems: readonly DirectoryProblem[];

  constructor(problems: readonly DirectoryProblem[]) {
    super(problems.map(({ message }) => message).join("\n"));
    this.problems = problems;
  }
}

/**
 * Resolves the references of a directory.
 * @throws DirectoryError with all problems of `findDirectoryProblems`
 */
export function resolveDirectory(directory: Directory): ResolvedDirectory {
  const problems = findDirectoryProblems(directory);
  if (problems.length > 0) throw new DirectoryError(problems);
  const { users, groups = [] } = directory;
  const active = new Set(users.filter(isActive).map(userKey));
  const find = createFinder(users);
  const people = users.map((user) => toPerson(user, active, find));
  const teams = groups.map((group) => toTeam(group, active, find));
  return {
    people: new Map(people.map((person) => [person.key, person])),
    teams: new Map(teams.map((team) => [team.key, team])),
    mapped: new Set(people.flatMap(({ attributes }) => [...attributes.keys()])),
  };
}

/** Maximum number of references for which similar names are looked for. */
const maxHints = 100;

/**
 * Finds repeated keys, user names and display names, and references to unknown users, with similar names.
 * @param unread text of a source that could not be read, and may be a name; references to it are no problems
 */
export function findDirectoryProblems(
  { users, groups = [] }: Directory,
  unread: Iterable<string> = [],
): readonly DirectoryProblem[] {
  const find = createFinder(users);
  const possible = new Set([...unread].map(fold));
  const known = users.flatMap((user) => [user.userName, userKey(user)]);
  const hints = new Map<string, string>();
  // Each comparison goes through all names, so a column of wrong references must not be compared whole.
  const similar = (reference: string) => (hints.size < maxHints ? didYouMean(reference, known) : "");
  const groupNames = new Set(groups.map(({ displayName }) => fold(displayName)));
  const check = (reference: string, where: string, path: DirectoryProblem["path"]): readonly DirectoryProblem[] => {
    if (find(reference) !== undefined || possible.has(fold(reference))) return [];
    if (!hints.has(reference))
      hints.set(reference, groupNames.has(fold(reference)) ? "; it is a group" : similar(reference));
    const hint = hints.get(reference) ?? "";
    return [{ path, message: `${where}: no user has the key or user name ${JSON.stringify(reference)}${hint}` }];
  };
  const userNames = users.map(({ userName }) => userName.toLowerCase());
  const displayNames = groups.map(({ displayName }) => displayName.toLowerCase());
  return [
    ...repeated("users", { userName: userNames, key: users.map(userKey) }),
    ...repeated("groups", { displayName: displayNames, key: groups.map(groupKey) }),
    ...users.flatMap((user, at) => {
      const manager = toAttributes(user, "").get(managerPath);
      const path = ["users", at, "enterprise", "manager"];
      return typeof manager === "string" ? check(manager, `manager of ${user.userName}`, path) : [];
    }),
    ...groups.flatMap(({ displayName, members = [] }, at) =>
      members.flatMap((member, index) => check(member, `member of ${displayName}`, ["groups", at, "members", index])),
    ),
  ];
}

type Find = (reference: string) => string | undefined;

/** Finds the key of a user by key or user name. */
export function createFinder(users: readonly DirectoryUser[]): Find {
  const keys = new Set(users.map(userKey));
  const byName = new Map(users.map((user) => [fold(user.userName), userKey(user)]));
  return (reference) => (keys.has(reference) ? reference : byName.get(fold(reference)));
}

function toPerson(user: DirectoryUser, active: ReadonlySet<string>, find: Find): Person {
  const key = userKey(user);
  const externalId = user.externalId ?? key;
  const attributes = new Map(toAttributes(user, externalId));
  const manager = attributes.get(managerPath);
  if (typeof manager === "string") {
    const found = find(manager);
    // Only active people are certain to exist at the target.
    attributes.set(managerPath, found !== undefined && active.has(found) ? found : undefined);
  }
  return { key, userName: user.userName, externalId, isActive: isActive(user), attributes };
}

function toTeam(group: DirectoryGroup, active: ReadonlySet<string>, find: Find): Team {
  const key = groupKey(group);
  const { displayName, externalId = key, members = [] } = group;
  const keys = members.flatMap((member) => find(member) ?? []);
  return { key, displayName, externalId, members: [...new Set(keys)].filter((member) => active.has(member)) };
}

/** The second element with a value that must be unique. A key that repeats with the name is reported once. */
function repeated(
  list: "users" | "groups",
  values: Readonly<Record<string, readonly string[]>>,
): readonly DirectoryProblem[] {
  const reported = new Set<number>();
  return Object.entries(values).flatMap(([name, all]) => {
    const counts = new Map<string, number>();
    return all.flatMap((value, at) => {
      const count = (counts.get(value) ?? 0) + 1;
      counts.set(value, count);
      if (count !== 2 || reported.has(at)) return [];
      reported.add(at);
      return [{ path: [list, at], message: `several ${list} have the ${name} ${JSON.stringify(value)}` }];
    });
  });
}
