import { type Directory, type DirectoryGroup, type DirectoryUser, groupKey, userKey } from "../directory/directory.js";
import type { Exchange } from "../wire/exchange.js";
import { editGroup, editMembers, editPerson, findGroup, findPerson, groupsOf } from "./edit-directory.js";

/** The requests that an event sent, with their answers. A refused request has the status of the refusal. */
export type Requests = readonly Exchange[];

/**
 * The events of a directory. Each call changes the directory of the provider, provisions what it concerns, and returns
 * the requests. People are named by key or user name, groups by key or display name.
 *
 * Each call throws `DirectoryError` if the directory does not have what is named, `UnreachableError` if the target does
 * not answer, and `TargetError` if it refuses the token.
 */
export interface ProviderEvents {
  /** Someone is hired: creates the user. */
  hire(user: DirectoryUser): Promise<Requests>;
  /** Attributes of a person change. `null` removes one. */
  change(person: string, attributes: Partial<DirectoryUser>): Promise<Requests>;
  /** A person gets another user name, and keeps the key. */
  rename(person: string, userName: string): Promise<Requests>;
  /** A person leaves: is removed from all groups and deactivated. */
  leave(person: string): Promise<Requests>;
  /** A person who left returns, without the groups of before. */
  rejoin(person: string): Promise<Requests>;
  /** People become members of a group. */
  join(group: string, ...people: readonly string[]): Promise<Requests>;
  /** People are no longer members of a group. */
  quit(group: string, ...people: readonly string[]): Promise<Requests>;
  /** A group is created. */
  createGroup(group: DirectoryGroup): Promise<Requests>;
  /** A group gets another display name, and keeps the key. */
  renameGroup(group: string, displayName: string): Promise<Requests>;
  /** A group is deleted. */
  deleteGroup(group: string): Promise<Requests>;
}

/** A change of a directory, and the keys that it concerns. */
export interface DirectoryEvent {
  readonly after: Directory;
  readonly users?: readonly string[];
  readonly groups?: readonly string[];
}

/** Creates the events of a provider. @param happen changes the directory and provisions what an event concerns */
export function createEvents(
  happen: (event: (before: Directory) => DirectoryEvent) => Promise<Requests>,
): ProviderEvents {
  const change = (person: string, attributes: Partial<DirectoryUser>) =>
    happen((before) => {
      const key = findPerson(before, person);
      return { after: editPerson(before, key, attributes), users: [key] };
    });
  const changeMembers = (group: string, people: readonly string[], edit: EditMembers) =>
    happen((before) => {
      const keys = people.map((person) => findPerson(before, person));
      const groups = [findGroup(before, group)];
      return { after: editMembers(before, groups, (members) => edit(members, keys)), users: keys, groups };
    });
  return {
    hire: (user) =>
      happen((before) => ({ after: { ...before, users: [...before.users, user] }, users: [userKey(user)] })),
    change,
    rename: (person, userName) => change(person, { userName }),
    leave: (person) =>
      happen((before) => {
        const key = findPerson(before, person);
        const groups = groupsOf(before, key);
        const without = editMembers(before, groups, (members) => members.filter((member) => member !== key));
        return { after: editPerson(without, key, { active: false }), users: [key], groups };
      }),
    rejoin: (person) => change(person, { active: true }),
    join: (group, ...people) => changeMembers(group, people, (members, keys) => [...members, ...keys]),
    quit: (group, ...people) =>
      changeMembers(group, people, (members, keys) => members.filter((member) => !keys.includes(member))),
    createGroup: (group) =>
      happen((before) => ({
        after: { ...before, groups: [...(before.groups ?? []), group] },
        groups: [groupKey(group)],
      })),
    renameGroup: (group, displayName) =>
      happen((before) => {
        const key = findGroup(before, group);
        return { after: editGroup(before, key, (each) => ({ ...each, displayName })), groups: [key] };
      }),
    deleteGroup: (group) =>
      happen((before) => {
        const key = findGroup(before, group);
        const groups = (before.groups ?? []).filter((each) => groupKey(each) !== key);
        return { after: { ...before, groups }, groups: [key] };
      }),
  };
}

type EditMembers = (members: readonly string[], keys: readonly string[]) => readonly string[];
