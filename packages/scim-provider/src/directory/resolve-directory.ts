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

/** A directory contradicts itself. */
export class DirectoryError extends Error {
  override readonly name = "DirectoryError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Resolves the references of a directory.
 * @throws DirectoryError with all problems: repeated keys, user names or display names, and unknown references
 */
export function resolveDirectory({ users, groups = [] }: Directory): ResolvedDirectory {
  const problems = [
    ...repeated("user", "key", users.map(userKey)),
    ...repeated(
      "user",
      "userName",
      users.map(({ userName }) => userName.toLowerCase()),
    ),
    ...repeated("group", "key", groups.map(groupKey)),
    ...repeated(
      "group",
      "displayName",
      groups.map(({ displayName }) => displayName.toLowerCase()),
    ),
  ];
  const active = new Set(users.filter(isActive).map(userKey));
  const find = createFinder(users);
  const findOr = (reference: string, where: string): string | undefined => {
    const key = find(reference);
    if (key === undefined) problems.push(`${where}: no user has the key or user name ${JSON.stringify(reference)}`);
    return key;
  };
  const people = users.map((user) => toPerson(user, active, findOr));
  const teams = groups.map((group) => toTeam(group, active, findOr));
  if (problems.length > 0) throw new DirectoryError(problems);
  return {
    people: new Map(people.map((person) => [person.key, person])),
    teams: new Map(teams.map((team) => [team.key, team])),
    mapped: new Set(people.flatMap(({ attributes }) => [...attributes.keys()])),
  };
}

type Find = (reference: string, where: string) => string | undefined;

/** Finds the key of a user by key or user name. */
export function createFinder(users: readonly DirectoryUser[]): (reference: string) => string | undefined {
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
    const found = find(manager, `manager of ${user.userName}`);
    // Only active people are certain to exist at the target.
    attributes.set(managerPath, found !== undefined && active.has(found) ? found : undefined);
  }
  return { key, userName: user.userName, externalId, isActive: isActive(user), attributes };
}

function toTeam(group: DirectoryGroup, active: ReadonlySet<string>, find: Find): Team {
  const key = groupKey(group);
  const { displayName, externalId = key, members = [] } = group;
  const keys = members.flatMap((member) => find(member, `member of ${displayName}`) ?? []);
  return { key, displayName, externalId, members: [...new Set(keys)].filter((member) => active.has(member)) };
}

function repeated(subject: string, name: string, values: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = values.filter((value) => seen.size === seen.add(value).size);
  return [...new Set(twice)].map((value) => `several ${subject}s have the ${name} ${JSON.stringify(value)}`);
}
