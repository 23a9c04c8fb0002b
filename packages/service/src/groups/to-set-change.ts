import { applyChanges, type Change, type Filter } from "@rollcall/scim-core";
import type { GroupCreate } from "@rollcall/scim-core/svc";
import type { GroupReader } from "../store/readers.js";

type GroupChange = Change<GroupCreate>;
type MembersChange = Extract<GroupChange, { readonly attribute: "members" }>;

/**
 * Changes that mean some members by a condition, as changes that name them. Only a condition on something else than
 * identifiers has the members read.
 */
export async function toSetChanges(
  groupId: string,
  changes: readonly GroupChange[],
  groups: Pick<GroupReader, "membersOf">,
): Promise<readonly GroupChange[]> {
  const named: GroupChange[] = [];
  for (const change of changes) {
    if (change.attribute !== "members" || change.where === undefined) named.push(change);
    else named.push(...(await nameMembers(groupId, change, groups)));
  }
  return named;
}

async function nameMembers(
  groupId: string,
  change: MembersChange,
  groups: Pick<GroupReader, "membersOf">,
): Promise<readonly MembersChange[]> {
  const ids = change.where === undefined ? undefined : idsOf(change.where);
  if (ids !== undefined && change.kind === "remove") return [remove(ids)];
  const members = (await groups.membersOf([groupId])).get(groupId) ?? [];
  const before = members.map(({ id, displayName }) => ({ value: id, display: displayName }));
  const { members: after = [] } = applyChanges<{ readonly members?: typeof before }>({ members: before }, [change]);
  const gone = difference(before, after);
  const joined = difference(after, before);
  return [
    ...(gone.length === 0 ? [] : [remove(gone)]),
    ...(joined.length === 0
      ? []
      : [{ kind: "add", attribute: "members", value: joined.map((value) => ({ value })) } as const]),
  ];
}

function remove(ids: readonly string[]): MembersChange {
  return { kind: "remove", attribute: "members", values: ids.map((value) => ({ value })) };
}

/** The identifiers that a condition names and nothing else; undefined where it says more. */
function idsOf(where: Filter<string>): readonly string[] | undefined {
  if (where.kind === "compare") {
    const isName = where.attribute === "value" && where.operator === "eq" && typeof where.value === "string";
    return isName ? [String(where.value)] : undefined;
  }
  if (where.kind !== "or") return undefined;
  const ids = where.operands.map(idsOf);
  return ids.includes(undefined) ? undefined : ids.flatMap((each) => each ?? []);
}

function difference(some: readonly { readonly value: string }[], others: readonly { readonly value: string }[]) {
  const left = new Set(others.map(({ value }) => value));
  return some.flatMap(({ value }) => (left.has(value) ? [] : [value]));
}
