import type { GroupCreate } from "@rollcall/api/scim";
import type { Change, Filter } from "@rollcall/scim-core";
import { compileFilter, type FilterAttributes, foldCase } from "@rollcall/scim-filter";
import { groupLimits, serviceLimits } from "../../generated/service.js";
import type { GroupMember, GroupReader } from "../../model/group.js";
import type { UserReader } from "../../model/user-store.js";
import { accept, type Refusal, type Result, refuse } from "../../store/decide.js";
import { groupResource } from "../../values/default-definitions.js";

type GroupChange = Change<GroupCreate>;
type MembersChange = Extract<GroupChange, { readonly attribute: "members" }>;
type MembersWrite = Extract<MembersChange, { readonly kind: "add" | "replace" }>;

/** Readers needed to evaluate conditions on members. */
interface MemberReaders {
  readonly groups: Pick<GroupReader, "membersOf">;
  readonly users: Pick<UserReader, "getMany">;
}

/**
 * Replaces conditions on members with the IDs that match, each evaluated after the changes before it. The members are
 * read, once for all changes, only if a condition is on anything other than IDs.
 */
export async function toSetChanges(
  groupId: string,
  changes: readonly GroupChange[],
  readers: MemberReaders,
): Promise<Result<readonly GroupChange[]>> {
  const named = changes.map(nameMembers);
  if (!named.includes(undefined)) return accept(named.flatMap((change) => change ?? []));
  const writing = changes.flatMap(idsWritten);
  const refusal = refuseTooManyUsers(writing);
  if (refusal !== undefined) return refusal;
  const before = (await readers.groups.membersOf([groupId])).get(groupId) ?? [];
  const names = await namesOf(writing, readers.users);
  return resolveChanges(changes, createMemberTable(before), names);
}

function resolveChanges(
  changes: readonly GroupChange[],
  table: MemberTable,
  names: ReadonlyMap<string, string>,
): Result<readonly GroupChange[]> {
  const resolved: GroupChange[] = [];
  for (const change of changes) {
    if (change.attribute !== "members") {
      resolved.push(change);
      continue;
    }
    for (const step of toSteps(change, table)) {
      applyStep(step, table, names);
      resolved.push(step);
    }
    const refusal = refuseLongSearch(table);
    if (refusal !== undefined) return refusal;
  }
  return accept(resolved);
}

/** The change without its condition; undefined if evaluating it requires the members. */
export function nameMembers(change: GroupChange): GroupChange | undefined {
  if (change.attribute !== "members" || (change.where === undefined && change.subAttribute === undefined))
    return change;
  if (change.kind !== "remove" || change.where === undefined || change.subAttribute !== undefined) return undefined;
  const ids = idsOf(change.where);
  return ids === undefined ? undefined : toRemoval(ids);
}

/** Splits a change of members into changes that name each member by ID. */
function toSteps(change: MembersChange, table: MemberTable): readonly GroupChange[] {
  const named = nameMembers(change);
  if (named !== undefined) return [named];
  const matching = table.matching(change.where);
  return change.kind === "remove" ? [toRemoval(matching)] : replaceMatching(matching, change);
}

/** Replaces the matching members. Without a match, adds the user that the condition describes. */
function replaceMatching(matching: readonly string[], change: MembersWrite): readonly MembersChange[] {
  const { kind, where, subAttribute, value } = change;
  const described = where === undefined ? undefined : describedBy(where);
  if (matching.length === 0) return [toAddition(value.map((sent) => sent.value ?? described))];
  const sent = value.findLast((element) => element.value !== undefined)?.value;
  const takesPlace = kind === "replace" && subAttribute === undefined;
  if (sent === undefined && !takesPlace) return [];
  return [toRemoval(matching), toAddition([sent ?? described])];
}

function applyStep(step: GroupChange, table: MemberTable, names: ReadonlyMap<string, string>): void {
  if (step.attribute !== "members") return;
  if (step.kind === "replace" || (step.kind === "remove" && step.values === undefined)) table.clear();
  for (const { value: id } of (step.kind === "remove" ? step.values : step.value) ?? []) {
    if (id === undefined) continue;
    if (step.kind === "remove") table.remove(id);
    else table.add({ id, ...(names.has(id) && { displayName: names.get(id) ?? "" }) });
  }
}

function refuseLongSearch(table: MemberTable): Refusal | undefined {
  const { value: most, error } = serviceLimits.membersTried;
  if (table.evaluations() <= most) return undefined;
  return refuse(error, {
    rule: "scim-provisioning#limits",
    found: table.evaluations(),
    wanted: `at most ${most} members`,
  });
}

async function namesOf(ids: readonly string[], users: MemberReaders["users"]): Promise<ReadonlyMap<string, string>> {
  const found = ids.length === 0 ? [] : await users.getMany([...new Set(ids)]);
  return new Map(found.map(({ id, displayName }) => [id, displayName]));
}

/** Users that a change can add. */
function idsWritten(change: GroupChange): readonly string[] {
  if (change.attribute !== "members" || change.kind === "remove") return [];
  const described = change.where === undefined ? undefined : describedBy(change.where);
  return [...change.value.map(({ value }) => value), described].filter((id) => id !== undefined);
}

function toAddition(ids: readonly (string | undefined)[]): MembersChange {
  return { kind: "add", attribute: "members", value: ids.map((value) => (value === undefined ? {} : { value })) };
}

function toRemoval(ids: readonly string[]): MembersChange {
  return { kind: "remove", attribute: "members", values: ids.map((value) => ({ value })) };
}

/** IDs of a condition that names only IDs; undefined for any other condition. */
function idsOf(where: Filter): readonly string[] | undefined {
  if (where.kind === "compare") {
    const isName = where.attribute.name === "value" && where.operator === "eq" && typeof where.value === "string";
    return isName ? [String(where.value)] : undefined;
  }
  if (where.kind !== "or") return undefined;
  const ids = where.operands.map(idsOf);
  return ids.includes(undefined) ? undefined : ids.flatMap((each) => each ?? []);
}

/** ID of the user that a condition describes, who may not be a member. */
function describedBy(where: Filter): string | undefined {
  if (where.kind === "and") return where.operands.map(describedBy).findLast((id) => id !== undefined);
  return where.kind === "compare" ? idsOf(where)?.[0] : undefined;
}

/** Members of a group while the operations of one PATCH are applied, by ID and by display name. */
interface MemberTable {
  /** Adds a member. A member who is in the table keeps their position. */
  add(member: MemberRow): void;
  remove(id: string): void;
  clear(): void;
  /** IDs of the members that match a condition, in order. Default: all members. */
  matching(where: Filter | undefined): readonly string[];
  /** Total number of members that conditions were evaluated for. */
  evaluations(): number;
}

/** A member. A user that a body names may be unknown, and then has no name. */
type MemberRow = Pick<GroupMember, "id"> & Partial<Pick<GroupMember, "displayName">>;

interface State {
  readonly rows: Map<string, MemberRow>;
  /** IDs by display name, ignoring case. */
  readonly named: Map<string, Set<string>>;
  evaluations: number;
}

/** Creates a table of members. */
function createMemberTable(members: readonly MemberRow[]): MemberTable {
  const state: State = { rows: new Map(), named: new Map(), evaluations: 0 };
  for (const member of members) add(state, member);
  return {
    add: (member) => add(state, member),
    remove: (id) => remove(state, id),
    clear: () => {
      state.rows.clear();
      state.named.clear();
    },
    matching: (where) => findMatching(state, where),
    evaluations: () => state.evaluations,
  };
}

const { subAttributes: parts = {} } = groupResource.attributes.members;
const attributes: FilterAttributes = Object.fromEntries(
  Object.entries(parts).map(([name, { type, caseExact }]) => [name, { type, caseExact }]),
);

function add({ rows, named }: State, member: MemberRow): void {
  if (rows.has(member.id)) return;
  rows.set(member.id, member);
  if (member.displayName === undefined) return;
  const name = foldCase(member.displayName);
  const same = named.get(name);
  if (same === undefined) named.set(name, new Set([member.id]));
  else same.add(member.id);
}

function remove({ rows, named }: State, id: string): void {
  const name = foldCase(rows.get(id)?.displayName ?? "");
  const same = named.get(name);
  same?.delete(id);
  if (same?.size === 0) named.delete(name);
  rows.delete(id);
}

function findMatching(state: State, where: Filter | undefined): readonly string[] {
  if (where === undefined) return [...state.rows.keys()];
  const matches = compileFilter(where, { attributes });
  const ids = candidatesOf(state, where) ?? state.rows.keys();
  const matching: string[] = [];
  for (const id of ids) {
    state.evaluations += 1;
    if (matches({ value: id, display: state.rows.get(id)?.displayName })) matching.push(id);
  }
  return matching;
}

/** Members that can match a condition, found by look-up; undefined if any member can. */
function candidatesOf(state: State, where: Filter): ReadonlySet<string> | undefined {
  switch (where.kind) {
    case "and": {
      const found = where.operands.flatMap((operand) => candidatesOf(state, operand) ?? []);
      return found.sort((one, other) => one.size - other.size)[0];
    }
    case "or": {
      const found = where.operands.map((operand) => candidatesOf(state, operand));
      return found.includes(undefined) ? undefined : new Set(found.flatMap((ids) => [...(ids ?? [])]));
    }
    case "compare": {
      if (where.operator !== "eq" || typeof where.value !== "string") return undefined;
      if (where.attribute.name === "display") return state.named.get(foldCase(where.value)) ?? new Set();
      if (where.attribute.name !== "value") return undefined;
      return new Set(state.rows.has(where.value) ? [where.value] : []);
    }
    case "not":
    case "present":
    case "valuePath":
      return undefined;
  }
}

/** Refuses a call that names more distinct users than allowed. */
export function refuseTooManyUsers(...named: readonly Iterable<string>[]): Refusal | undefined {
  const { value: most, error } = groupLimits.members.maxItems;
  const users = new Set<string>();
  for (const ids of named) for (const id of ids) users.add(id);
  if (users.size <= most) return undefined;
  return refuse(error, { rule: "scim-provisioning#limits", found: users.size, wanted: `at most ${most} users a call` });
}
