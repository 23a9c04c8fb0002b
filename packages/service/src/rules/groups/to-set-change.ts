import type { GroupCreate } from "@rollcall/api/scim";
import type { Change, Filter } from "@rollcall/scim-core";
import { serviceLimits } from "../../generated/service.js";
import type { GroupReader } from "../../model/group-store.js";
import type { UserReader } from "../../model/user-store.js";
import { accept, type Refusal, type Result, refuse } from "../../store/refusal.js";
import { createMemberTable, type MemberTable } from "./member-table.js";
import { refuseTooManyUsers } from "./too-many-users.js";

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
  return ids === undefined ? undefined : remove(ids);
}

/** Splits a change of members into changes that name each member by ID. */
function toSteps(change: MembersChange, table: MemberTable): readonly GroupChange[] {
  const named = nameMembers(change);
  if (named !== undefined) return [named];
  const matching = table.matching(change.where);
  return change.kind === "remove" ? [remove(matching)] : replaceMatching(matching, change);
}

/** Replaces the matching members. Without a match, adds the user that the condition describes. */
function replaceMatching(matching: readonly string[], change: MembersWrite): readonly MembersChange[] {
  const { kind, where, subAttribute, value } = change;
  const described = where === undefined ? undefined : describedBy(where);
  if (matching.length === 0) return [add(value.map((sent) => sent.value ?? described))];
  const sent = value.findLast((element) => element.value !== undefined)?.value;
  const takesPlace = kind === "replace" && subAttribute === undefined;
  if (sent === undefined && !takesPlace) return [];
  return [remove(matching), add([sent ?? described])];
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

function add(ids: readonly (string | undefined)[]): MembersChange {
  return { kind: "add", attribute: "members", value: ids.map((value) => (value === undefined ? {} : { value })) };
}

function remove(ids: readonly string[]): MembersChange {
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
