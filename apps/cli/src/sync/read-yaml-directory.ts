import { readFile } from "node:fs/promises";
import { compareFindings, type Finding, parseCheckedYaml, printFinding, type ValuePath } from "@rollcall/checked-yaml";
import type { AttributeDefinition } from "@rollcall/scim-core";
import { scim } from "@rollcall/scim-core/standard";
import {
  type Directory,
  type DirectoryGroup,
  type DirectoryProblem,
  type DirectoryUser,
  findDirectoryProblems,
} from "@rollcall/scim-provider";
import { type World, worldSchema } from "@rollcall/service/world";
import { z } from "zod";
import { CommandError, describeFileError, exitCodes } from "../describe-error.js";

type WorldUser = NonNullable<World["users"]>[number];
type WorldGroup = NonNullable<World["groups"]>[number];

/** The people and groups of a world as a directory. Bots and erased users are left out. */
function worldDirectory({ users = [], groups = [] }: World): Directory {
  const namesOf = (some: readonly WorldUser[]) =>
    some.flatMap(({ userName, id }) => [userName, ...(id === undefined ? [] : [id])]);
  const leftOut = new Set(namesOf(users.filter((user) => !isPerson(user))));
  return { users: users.filter(isPerson).map(toUser), groups: groups.map((group) => toGroup(group, leftOut)) };
}

function isPerson({ bot_of: bot, forgotten, emails = [] }: WorldUser): boolean {
  return !bot && !forgotten && emails.length > 0;
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

function toGroup({ id, displayName, members = [] }: WorldGroup, leftOut: ReadonlySet<string>): DirectoryGroup {
  return {
    ...(id !== undefined && { key: id }),
    displayName,
    members: members.filter((member) => !leftOut.has(member)),
  };
}

const text = z.string().min(1).optional();
const named = { key: text, externalId: text };
const groupSchema = z.strictObject({
  ...named,
  displayName: z.string().min(1),
  members: z.array(z.string()).optional(),
});

const name = z.string().min(1).catch("");
const key = text.catch(undefined);

/** Only names and what refers to them, so that these are checked in a file with mistakes elsewhere. */
const namesSchema = z.looseObject({
  kind: z.unknown().optional(),
  users: z.array(
    z.looseObject({ id: key, key, externalId: key, userName: name }).catch(({ value }) => ({ userName: "", value })),
  ),
  groups: z
    .array(
      z.object({ key, displayName: name, members: z.array(name).catch([]) }).catch({ displayName: "", members: [] }),
    )
    .catch([]),
});

/** Attributes of a user, by the definitions of the RFC. The values are left to the server, which may be more liberal. */
function userShape(): Readonly<Record<string, z.ZodType>> {
  const attributes = Object.values(scim.resources.User.attributes);
  const shapes = attributes.map((attribute) => [attribute.name, valueSchema(attribute)]);
  const refused = (message: string) => z.never(message).optional();
  const parts = attributes.flatMap(({ name, multiValued, subAttributes = {} }) =>
    Object.values(multiValued ? {} : subAttributes).map(({ wireName }) => [
      wireName,
      refused(`${JSON.stringify(wireName)} belongs below ${JSON.stringify(name)}: ${name}: { ${wireName}: … }`),
    ]),
  );
  return {
    ...Object.fromEntries(parts),
    ...Object.fromEntries(shapes),
    ...named,
    userName: z.string().min(1),
    active: z.boolean().optional(),
    schemas: z.unknown().optional(),
    groups: refused("Groups of users are read-only; name the user in the members of a group"),
    password: refused("An identity provider sends no passwords"),
  };
}

function valueSchema({ type, multiValued, subAttributes = {} }: AttributeDefinition): z.ZodType {
  if (type !== "complex") return z.unknown().optional();
  const parts = Object.values(subAttributes).map(({ wireName }) => [wireName, z.unknown().optional()]);
  const whole = z.strictObject(Object.fromEntries(parts));
  return (multiValued ? z.array(z.union([z.string(), whole])) : whole).nullable().optional();
}

/**
 * Reads a directory from a YAML file: the people and groups of a world, or a file with only `users` and `groups`.
 * @throws CommandError with all mistakes, also of references
 */
export async function readYamlDirectory(path: string): Promise<Directory> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new CommandError(`cannot read ${path}: ${describeFileError(error, "read")}`, exitCodes.usage, {
      cause: error,
    });
  });
  if (/^kind: *["']?world\b/m.test(text)) return readWorld(text, path);
  // A key is refused if neither side has it: it is no attribute, and no URN of an extension.
  const userSchema = z.intersection(z.strictObject(userShape()), z.record(z.string().includes(":"), z.unknown()));
  const schema = z.strictObject({
    users: z.array(userSchema),
    groups: z.array(groupSchema).optional(),
    // Absent keys stay absent: the parser sets no key to undefined.
  }) as unknown as z.ZodType<Directory>;
  const parsed = parseCheckedYaml(text, schema, { path });
  if (!parsed.ok) throw refuse([...parsed.findings, ...findNameProblems(text, path)]);
  const findings = findDirectoryProblems(parsed.value).map((problem) => {
    return { path, ...parsed.locate(problem.path), message: problem.message };
  });
  if (findings.length > 0) throw refuse(findings);
  return parsed.value;
}

/** Finds repeated names and unknown references in a file whose shape is wrong. What has no name gets its place as one. */
function findNameProblems(text: string, path: string): readonly Finding[] {
  const parsed = parseCheckedYaml(text, namesSchema, { path });
  if (!parsed.ok) return [];
  const isWorld = parsed.value.kind === "world";
  const unread = [""];
  const users = parsed.value.users.map((user, at): DirectoryUser => {
    const { id, key = isWorld ? id : undefined, externalId, userName, enterprise } = user;
    const isLeftOut = isWorld && Boolean(user["bot_of"] ?? user["forgotten"]);
    if (userName === "" || isLeftOut) unread.push(...Object.values(user).map(String));
    return {
      ...(enterprise !== undefined && { enterprise }),
      ...(key !== undefined && { key }),
      ...(externalId !== undefined && { externalId }),
      userName: userName === "" || isLeftOut ? `users[${at}]` : userName,
    };
  });
  const groups = parsed.value.groups.map(({ key, ...group }, at) => {
    return { ...group, ...(key !== undefined && { key }), displayName: group.displayName || `groups[${at}]` };
  });
  return findDirectoryProblems({ users, groups }, unread).map((problem) => {
    return { path, ...parsed.locate(problem.path), message: problem.message };
  });
}

function readWorld(text: string, path: string): Directory {
  const parsed = parseCheckedYaml(text, worldSchema, { path });
  if (!parsed.ok) throw refuse([...parsed.findings, ...findNameProblems(text, path)]);
  const world: World = parsed.value;
  const directory = worldDirectory(world);
  const findings = findDirectoryProblems(directory).map((problem) => {
    const place = placeInWorld(problem.path, directory, world);
    return { path, ...parsed.locate(place), message: problem.message };
  });
  if (findings.length > 0) throw refuse(findings);
  return directory;
}

/** The place in a world of a place in its directory, from which bots and erased users are left out. */
function placeInWorld(
  [list = "", at = 0, ...rest]: DirectoryProblem["path"],
  { groups = [] }: Directory,
  world: World,
): ValuePath {
  const { users = [] } = world;
  const indexes = users.flatMap((user, index) => (isPerson(user) ? [index] : []));
  if (list === "users") return [list, indexes[Number(at)] ?? 0, ...rest];
  const [part, index] = rest;
  const member = groups[Number(at)]?.members?.[Number(index)];
  if (part === undefined || member === undefined) return [list, at];
  return [list, at, part, world.groups?.[Number(at)]?.members?.indexOf(member) ?? 0];
}

function refuse(findings: readonly Finding[]): CommandError {
  const lines = [...findings].sort(compareFindings).map(printFinding);
  return new CommandError([...new Set(lines)].join("\n"), exitCodes.usage);
}
