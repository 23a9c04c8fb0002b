import { readFile } from "node:fs/promises";
import { parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import type { Directory, DirectoryGroup, DirectoryUser } from "@rollcall/scim-provider";
import { type World, worldSchema } from "@rollcall/service/world";
import { z } from "zod";
import { CommandError, describeFileError, exitCodes } from "../describe-error.js";

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

const userSchema = z.looseObject({
  key: z.string().min(1).optional(),
  externalId: z.string().min(1).optional(),
  userName: z.string().min(1),
  active: z.boolean().optional(),
});

const groupSchema = z.strictObject({
  key: z.string().min(1).optional(),
  externalId: z.string().min(1).optional(),
  displayName: z.string().min(1),
  members: z.array(z.string()).optional(),
});

/** Schema of a file with users and groups. Attributes are those of SCIM. */
export const directorySchema: z.ZodType<Directory> = z.strictObject({
  users: z.array(userSchema),
  groups: z.array(groupSchema).optional(),
  // Absent keys stay absent: the parser sets no key to undefined.
}) as unknown as z.ZodType<Directory>;

/**
 * Reads a directory from a YAML file: the people and groups of a world, or a file with only `users` and `groups`.
 * @throws CommandError with all mistakes
 */
export async function readYamlDirectory(path: string): Promise<Directory> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new CommandError(`cannot read ${path}: ${describeFileError(error, "read")}`, exitCodes.usage, {
      cause: error,
    });
  });
  if (/^kind: *["']?world\b/m.test(text)) return worldDirectory(parse<World>(text, worldSchema, path));
  return parse(text, directorySchema, path);
}

function parse<Value>(text: string, schema: z.ZodType<Value>, path: string): Value {
  const parsed = parseCheckedYaml(text, schema, { path });
  if (parsed.ok) return parsed.value;
  throw new CommandError(parsed.findings.map(printFinding).join("\n"), exitCodes.usage);
}
