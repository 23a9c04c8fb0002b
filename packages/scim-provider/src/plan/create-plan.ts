import type { ScimVersion } from "@rollcall/client";
import { managerPath } from "../directory/attributes.js";
import type { Person, ResolvedDirectory, Team } from "../directory/resolve-directory.js";
import { isSameValue } from "../directory/same-value.js";
import type { Link, Links } from "../links/links.js";
import type { Scope } from "../scope.js";
import type { Observed } from "../target/observe.js";
import { isActiveResource, membersOf, type Resource, textOf, valueAt } from "../target/resource.js";
import type { AttributeChange, GroupStep, Plan, Removed, Step, UserStep } from "./plan.js";

/** Dependencies of a plan. */
export interface Planning {
  readonly directory: ResolvedDirectory;
  readonly observed: Observed;
  readonly links: Links;
  readonly scope: Scope;
  readonly version: ScimVersion;
}

/**
 * Compares a directory with what the target has. Renames come before new users and groups, which may take the old names,
 * and people leave their groups before their accounts become inactive.
 */
export function createPlan(planning: Planning): Plan {
  const { directory, observed, scope } = planning;
  const people = [...directory.people.values()].filter(({ key }) => scope.hasUser(key));
  const teams = [...directory.teams.values()].filter(({ key }) => scope.hasGroup(key));
  const userSteps = scope.writesUsers ? people.flatMap((person) => planPerson(person, planning)) : [];
  const groupSteps = scope.writesGroups ? teams.flatMap((team) => planTeam(team, planning)) : [];
  const leaving = scope.writesUsers ? [...observed.strayUsers].flatMap(planStrayUser) : [];
  const deleted = scope.writesGroups
    ? [...observed.strayGroups].map(([key, resource]) => ({ kind: "delete-group", key, resource }) as const)
    : [];
  const steps = [...userSteps, ...groupSteps, ...leaving, ...deleted];
  const touched = new Set(steps.map(({ kind, key }) => `${kind.endsWith("user") ? "User" : "Group"} ${key}`));
  const active = [...observed.users.values(), ...observed.strayUsers.values()].filter(isActiveResource).length;
  return {
    steps: order.flatMap((kind) => steps.filter((step) => step.kind === kind)),
    managed: active + observed.groups.size + observed.strayGroups.size,
    unchanged:
      (scope.writesUsers ? people.length : 0) +
      (scope.writesGroups ? teams.length : 0) -
      [...touched].filter((each) => isInDirectory(each, directory)).length,
  };
}

const order: readonly Step["kind"][] = [
  "reactivate-user",
  "change-user",
  "create-user",
  "rename-group",
  "create-group",
  "change-members",
  "delete-group",
  "deactivate-user",
];

function isInDirectory(touched: string, { people, teams }: ResolvedDirectory): boolean {
  const [, type, key = ""] = /^(User|Group) (.*)$/s.exec(touched) ?? [];
  return type === "User" ? people.has(key) : teams.has(key);
}

function planPerson(person: Person, planning: Planning): readonly UserStep[] {
  const { key, isActive } = person;
  const resource = planning.observed.users.get(key);
  if (resource === undefined) return isActive ? [{ kind: "create-user", key, person }] : [];
  return planMatched(person, resource, planning);
}

/** The steps on a person whom the target has. */
export function planMatched(person: Person, resource: Resource, planning: Planning): readonly UserStep[] {
  const { key, isActive } = person;
  if (!isActive)
    return isActiveResource(resource) ? [{ kind: "deactivate-user", key, resource, reason: "inactive" }] : [];
  const changes = changesOf(person, resource, planning);
  return [
    ...(isActiveResource(resource) ? [] : [{ kind: "reactivate-user", key, person, resource } as const]),
    ...(changes.length === 0 ? [] : [{ kind: "change-user", key, person, resource, changes } as const]),
  ];
}

/** The attributes that differ, except for values that the target does not keep as they are sent. */
function changesOf(person: Person, resource: Resource, planning: Planning): readonly AttributeChange[] {
  const { directory, links, version } = planning;
  const link = links.get("User", person.key);
  const paths = [...new Set([...person.attributes.keys(), ...directory.mapped, ...(link?.sent ?? [])])];
  return paths.flatMap((path): readonly AttributeChange[] => {
    const [from, to] = [shown(valueAt(resource, path, version), path, planning), person.attributes.get(path)];
    if (isSameValue(path, to, from) || isKept(link, path, to, from)) return [];
    return [{ path, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

/** The value at the target in the words of the directory: a manager is a key. */
export function shown(
  value: unknown,
  path: string,
  { links, observed }: Pick<Planning, "links" | "observed">,
): unknown {
  if (path !== managerPath || typeof value !== "string") return value;
  return observed.keysById.get(value) ?? links.keyOf("User", value) ?? value;
}

/** Whether the target has the value that it made of the wanted one before. */
function isKept(link: Link | undefined, path: string, wanted: unknown, found: unknown): boolean {
  const kept = link?.kept?.[path];
  if (kept === undefined || !isSameJson(kept[0], wanted)) return false;
  return kept.length === 1 || isSameJson(kept[1], found);
}

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function planStrayUser([key, resource]: readonly [string, Resource]): readonly UserStep[] {
  return isActiveResource(resource) ? [{ kind: "deactivate-user", key, resource, reason: "left" }] : [];
}

function planTeam(team: Team, planning: Planning): readonly GroupStep[] {
  const { key, displayName, members } = team;
  const { observed, links } = planning;
  const resource = observed.groups.get(key);
  if (resource === undefined) return [{ kind: "create-group", key, team }];
  const idOf = (member: string) => observed.users.get(member)?.id ?? links.get("User", member)?.id;
  const wanted = new Set(members.flatMap((member) => idOf(member) ?? []));
  const found = new Set(membersOf(resource));
  const add = members.filter((member) => !found.has(idOf(member) ?? ""));
  const remove = [...found].filter((id) => !wanted.has(id)).map((id) => toRemoved(id, links.keyOf("User", id)));
  return [
    ...(textOf(resource, "displayName") === displayName
      ? []
      : [{ kind: "rename-group", key, team, resource } as const]),
    ...(add.length + remove.length === 0
      ? []
      : [{ kind: "change-members", key, team, resource, add, remove } as const]),
  ];
}

function toRemoved(id: string, key: string | undefined): Removed {
  return { id, ...(key !== undefined && { key }) };
}
