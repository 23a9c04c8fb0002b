import { didYouMean } from "@rollcall/checked-yaml/words";
import { type Directory, type DirectoryGroup, type DirectoryUser, groupKey, userKey } from "../directory/directory.js";
import { createFinder, DirectoryError } from "../directory/resolve-directory.js";

/** Finds the key of a person by key or user name. @throws DirectoryError */
export function findPerson({ users }: Directory, reference: string): string {
  const key = createFinder(users)(reference);
  if (key !== undefined) return key;
  const hint = didYouMean(
    reference,
    users.flatMap((user) => [user.userName, userKey(user)]),
  );
  const message = `no user has the key or user name ${JSON.stringify(reference)}${hint}`;
  throw new DirectoryError([{ path: ["users"], message }]);
}

/** Finds the key of a group by key or display name. @throws DirectoryError */
export function findGroup({ groups = [] }: Directory, reference: string): string {
  const group =
    groups.find((each) => groupKey(each) === reference) ??
    groups.find(({ displayName }) => displayName.toLowerCase() === reference.toLowerCase());
  if (group !== undefined) return groupKey(group);
  const hint = didYouMean(
    reference,
    groups.flatMap((each) => [each.displayName, groupKey(each)]),
  );
  const message = `no group has the key or display name ${JSON.stringify(reference)}${hint}`;
  throw new DirectoryError([{ path: ["groups"], message }]);
}

/** The keys of the groups that have a person as a member. */
export function groupsOf(directory: Directory, person: string): readonly string[] {
  const { users, groups = [] } = directory;
  const find = createFinder(users);
  return groups.filter(({ members = [] }) => members.some((each) => find(each) === person)).map(groupKey);
}

/** Changes attributes of a person, who keeps the key. */
export function editPerson(directory: Directory, key: string, changes: Partial<DirectoryUser>): Directory {
  const edit = (user: DirectoryUser): DirectoryUser =>
    userKey(user) === key ? { ...user, ...changes, key, userName: changes.userName ?? user.userName } : user;
  return { ...withKeys(directory), users: directory.users.map(edit) };
}

/** Changes a group, which keeps its key. */
export function editGroup(
  directory: Directory,
  key: string,
  edit: (group: DirectoryGroup) => DirectoryGroup,
): Directory {
  const groups = (directory.groups ?? []).map((group) => (groupKey(group) === key ? { ...edit(group), key } : group));
  return { ...directory, groups };
}

/** Changes the members of groups. Members become keys. */
export function editMembers(
  directory: Directory,
  groups: readonly string[],
  edit: (members: readonly string[]) => readonly string[],
): Directory {
  const find = createFinder(directory.users);
  const edited = groups.reduce(
    (before, key) =>
      editGroup(before, key, (group) => ({
        ...group,
        members: edit((group.members ?? []).map((member) => find(member) ?? member)),
      })),
    directory,
  );
  return edited;
}

/** The directory with references as keys, so that a new user name does not break them. */
function withKeys(directory: Directory): Directory {
  const find = createFinder(directory.users);
  const groups = (directory.groups ?? []).map((group) => ({
    ...group,
    members: (group.members ?? []).map((member) => find(member) ?? member),
  }));
  return { ...directory, groups };
}
