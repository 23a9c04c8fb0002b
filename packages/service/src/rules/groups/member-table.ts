import type { Filter } from "@rollcall/scim-core";
import { compileFilter, type FilterAttributes, foldCase } from "@rollcall/scim-filter";
import type { GroupMember } from "../../model/group.js";
import { groupResource } from "../../values/default-definitions.js";

/** Members of a group while the operations of one PATCH are applied, by ID and by display name. */
export interface MemberTable {
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
export function createMemberTable(members: readonly MemberRow[]): MemberTable {
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
