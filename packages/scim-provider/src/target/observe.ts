import type { Person, ResolvedDirectory, Team } from "../directory/resolve-directory.js";
import { fold } from "../directory/same-value.js";
import type { Links } from "../links/links.js";
import type { Scope } from "../scope.js";
import type { StyleFacts } from "../styles/style-facts.js";
import { emailsOf, type LookedUp, lookUp, type Sought } from "./look-up.js";
import type { Endpoint, Reader } from "./reader.js";
import { membersOf, type Resource, textOf } from "./resource.js";

/** The identifying values of a person at the target. */
export function toSoughtUser(
  { userName, externalId, attributes }: Person,
  { userQuery }: StyleFacts,
  match: "userName" | "externalId" = "userName",
): Sought {
  const emails = emailsOf({ emails: attributes.get("emails") }).filter((email) => typeof email === "string");
  const value = match === "userName" ? userName : externalId;
  return { endpoint: "Users", attribute: match, value, emails, query: userQuery.value };
}

/** The identifying values of a group at the target. */
export function toSoughtGroup({ displayName }: Team, { groupQuery }: StyleFacts): Sought {
  return { endpoint: "Groups", attribute: "displayName", value: displayName, query: groupQuery.value };
}

/** The resources of a directory that the target has. */
export interface Observed {
  /** Users by the key of the person. */
  readonly users: ReadonlyMap<string, Resource>;
  /** Keys of the users by identifier. */
  readonly keysById: ReadonlyMap<string, string>;
  /** Groups by the key of the group. */
  readonly groups: ReadonlyMap<string, Resource>;
  /** Users that the directory does not have, by key, or by identifier if they are not linked. */
  readonly strayUsers: ReadonlyMap<string, Resource>;
  readonly strayGroups: ReadonlyMap<string, Resource>;
}

/** The treatment of users and groups that the directory does not have. */
export type Leavers = "linked" | "all" | "keep";

/** Dependencies of reading a target. */
interface Observation {
  readonly directory: ResolvedDirectory;
  readonly links: Links;
  readonly reader: Reader;
  readonly facts: StyleFacts;
  readonly scope: Scope;
  readonly leavers: Leavers;
  /** Attribute that identifies a user at the target. */
  readonly match: "userName" | "externalId";
}

/** Reads what the target has of the directory, and what it has besides. @throws TargetError */
export async function observe(observation: Observation): Promise<Observed> {
  const { directory, scope } = observation;
  const people = [...directory.people.values()].filter(({ key }) => scope.hasUser(key));
  const teams = [...directory.teams.values()].filter(({ key }) => scope.hasGroup(key));
  const users = await observeType({ ...observation, items: people, ...userKind(observation) });
  const groups = await observeType({ ...observation, items: teams, ...groupKind(observation) });
  const withMembers = new Map<string, Resource>();
  for (const [key, group] of groups.found) withMembers.set(key, await readMembers(group, observation.reader));
  const keysById = new Map([...users.found].map(([key, { id }]) => [id, key]));
  return { users: users.found, keysById, strayUsers: users.strays, groups: withMembers, strayGroups: groups.strays };
}

/** The functions that read resources of one type. */
interface Kind<Item> {
  readonly type: "User" | "Group";
  readonly endpoint: Endpoint;
  readonly toSought: (item: Item) => Sought;
  readonly isInScope: (key: string) => boolean;
  readonly has: (key: string) => boolean;
}

function userKind({ directory, facts, scope, match }: Observation): Kind<Person> {
  return {
    type: "User",
    endpoint: "Users",
    toSought: (person) => toSoughtUser(person, facts, match),
    isInScope: scope.hasUser,
    has: (key) => directory.people.has(key),
  };
}

function groupKind({ directory, facts, scope }: Observation): Kind<Team> {
  return {
    type: "Group",
    endpoint: "Groups",
    toSought: (team) => toSoughtGroup(team, facts),
    isInScope: scope.hasGroup,
    has: (key) => directory.teams.has(key),
  };
}

interface Item {
  readonly key: string;
  readonly externalId: string;
}

type Reading<I extends Item> = Observation & Kind<I> & { readonly items: readonly I[] };

interface Found {
  readonly found: ReadonlyMap<string, Resource>;
  readonly strays: ReadonlyMap<string, Resource>;
}

async function observeType<I extends Item>(reading: Reading<I>): Promise<Found> {
  const { items, facts, leavers, scope, links, type } = reading;
  const gone = links
    .keys(type)
    .filter((key) => !reading.has(key) && reading.isInScope(key) && links.get(type, key)?.hasLeft !== true);
  if (items.length === 0 && gone.length === 0 && (leavers !== "all" || !scope.isWhole))
    return { found: new Map(), strays: new Map() };
  const listsAll = scope.isWhole && (facts.reading.value === "lists" || leavers === "all");
  return listsAll ? readList(reading, gone) : readOneByOne(reading, gone);
}

/** Reads everything and matches it by link, `externalId` and name. */
async function readList<I extends Item>(reading: Reading<I>, gone: readonly string[]): Promise<Found> {
  const { items, links, type, reader, endpoint, toSought, leavers } = reading;
  const byId = new Map<string, Resource>();
  for await (const resource of reader.all(endpoint)) byId.set(resource.id, resource);
  const index = (name: string) => new Map([...byId.values()].map((each) => [fold(textOf(each, name)), each] as const));
  const linked = new Set(links.keys(type).flatMap((key) => links.get(type, key)?.id ?? []));
  const [byExternalId, byName] = [index("externalId"), index(type === "User" ? "userName" : "displayName")];
  const nameOf = (item: I) => toSought(item).value;
  const found = new Map<string, Resource>();
  const taken = new Set<string>();
  const isFree = (resource: Resource | undefined) =>
    resource !== undefined && !linked.has(resource.id) && !taken.has(resource.id);
  for (const item of items) {
    const own = byId.get(links.get(type, item.key)?.id ?? "");
    const candidates = [byExternalId.get(fold(item.externalId)), byName.get(fold(nameOf(item)))];
    const match = own ?? candidates.find(isFree);
    if (match === undefined) continue;
    found.set(item.key, match);
    taken.add(match.id);
  }
  const left = gone.flatMap((key) => {
    const resource = byId.get(links.get(type, key)?.id ?? "");
    return resource === undefined ? [] : [[key, resource] as const];
  });
  const others = [...byId.values()].filter(({ id }) => !linked.has(id) && !taken.has(id));
  const unlinked = leavers === "all" ? others.map((each) => [each.id, each] as const) : [];
  return { found, strays: new Map([...left, ...unlinked]) };
}

/** Reads linked resources by identifier, and looks up the others by name. */
async function readOneByOne<I extends Item>(reading: Reading<I>, gone: readonly string[]): Promise<Found> {
  const { items, links, type, reader, endpoint, toSought } = reading;
  const found = new Map<string, Resource>();
  const read = async (key: string) => {
    const id = links.get(type, key)?.id;
    return id === undefined ? undefined : reader.get(endpoint, id);
  };
  for (const item of items) {
    const own = await read(item.key);
    const { matches, isFiltered } = own === undefined ? await lookUp(toSought(item), reader) : alone(own);
    if (!isFiltered) return readList(reading, gone);
    // The name may still belong to someone whose new name is part of the same plan.
    const match = matches.find(({ id }) => [undefined, item.key].includes(links.keyOf(type, id)));
    if (match !== undefined) found.set(item.key, match);
  }
  const strays = new Map<string, Resource>();
  for (const key of gone) {
    const resource = await read(key);
    if (resource !== undefined) strays.set(key, resource);
  }
  return { found, strays };
}

function alone(resource: Resource): LookedUp {
  return { matches: [resource], isFiltered: true };
}

/** Reads a group again if a list shows it without members. */
async function readMembers(group: Resource, reader: Reader): Promise<Resource> {
  if (membersOf(group) !== undefined) return group;
  return (await reader.get("Groups", group.id)) ?? group;
}
