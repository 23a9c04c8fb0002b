import type { Directory, DirectoryGroup, DirectoryUser } from "@rollcall/scim-provider";
import type { World } from "@rollcall/service/world";

type WorldUser = NonNullable<World["users"]>[number];
type WorldGroup = NonNullable<World["groups"]>[number];

/** The people and groups of a world as a directory. Bots and erased users are left out. */
export function worldDirectory({ users = [], groups = [] }: World): Directory {
  const people = users.filter(({ bot_of: bot, forgotten, emails = [] }) => !bot && !forgotten && emails.length > 0);
  const names = new Set(people.flatMap(({ userName, id }) => [userName, ...(id === undefined ? [] : [id])]));
  return { users: people.map(toUser), groups: groups.map((group) => toGroup(group, names)) };
}

/** Attributes with the same name and form in both. */
const same = ["displayName", "name", "emails", "title", "timezone", "locale", "preferredLanguage", "userType"] as const;

function toUser(user: WorldUser): DirectoryUser {
  const { id, userName, active, enterprise, primaryPhone, mobilePhone, address, role, photo } = user;
  const phones = [
    ...(primaryPhone === undefined ? [] : [{ value: primaryPhone, type: "work", primary: true }]),
    ...(mobilePhone === undefined ? [] : [{ value: mobilePhone, type: "mobile" }]),
  ];
  return {
    ...(id !== undefined && { key: id }),
    userName,
    ...(active !== undefined && { active }),
    ...Object.fromEntries(same.flatMap((name) => (user[name] === undefined ? [] : [[name, user[name]]]))),
    ...(phones.length > 0 && { phoneNumbers: phones }),
    ...(address && { addresses: [address] }),
    ...(role && { roles: [role] }),
    ...(photo !== undefined && { photos: [{ value: photo, type: "photo" }] }),
    ...(enterprise && { enterprise: { ...enterprise } as NonNullable<DirectoryUser["enterprise"]> }),
  };
}

function toGroup({ id, displayName, members = [] }: WorldGroup, people: ReadonlySet<string>): DirectoryGroup {
  return {
    ...(id !== undefined && { key: id }),
    displayName,
    members: members.filter((member) => people.has(member)),
  };
}
