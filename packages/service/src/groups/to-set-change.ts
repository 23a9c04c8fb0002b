import { applyChanges, type Change, type Filter } from "@rollcall/scim-core";
import { type GroupCreate, scim } from "@rollcall/scim-core/svc";
import type { GroupReader } from "../store/readers.js";

type GroupChange = Change<GroupCreate>;
type MembersChange = Extract<GroupChange, { readonly attribute: "members" }>;

/**
 * Changes that mean some members by a condition, as changes that name them. Only a condition on something else than
 * identifiers has the members read, once for all changes.
 */
export async function toSetChanges(
  groupId: string,
  changes: readonly GroupChange[],
  groups: Pick<GroupReader, "membersOf">,
): Promise<readonly GroupChange[]> {
  const named = changes.map(nameMembers);
  if (!named.includes(undefined)) return named.flatMap((change) => change ?? []);
  const members = (await groups.membersOf([groupId])).get(groupId) ?? [];
  const before = members.map(({ id, displayName }) => ({ value: id, display: displayName }));
  return [...changes.filter(({ attribute }) => attribute !== "members"), ...difference(before, changes)];
}

/** The change without a condition; undefined where only the members can tell whom it means. */
function nameMembers(change: GroupChange): GroupChange | undefined {
  if (change.attribute !== "members" || (change.where === undefined && change.subAttribute === undefined))
    return change;
  if (change.kind !== "remove" || change.where === undefined || change.subAttribute !== undefined) return undefined;
  const ids = idsOf(change.where);
  return ids === undefined ? undefined : remove(ids);
}

/** What the changes come to, with everybody who is named to be taken out, so that a stranger is noticed. */
function difference(before: readonly Member[], changes: readonly GroupChange[]): readonly MembersChange[] {
  const ofMembers = changes.map((change) => nameMembers(change) ?? change).filter(isOfMembers);
  const { members } = applyChanges<{ readonly members?: readonly Member[] }>(
    { members: before },
    ofMembers,
    scim.resources.Group,
  );
  const after = new Set(idsIn(members ?? []));
  const were = new Set(idsIn(before));
  const listed = ofMembers.flatMap((change) => (change.kind === "remove" ? idsIn(change.values ?? []) : []));
  const gone = [...new Set([...were, ...listed])].filter((id) => !after.has(id));
  const joined = [...after].filter((id) => !were.has(id));
  const add = { kind: "add", attribute: "members", value: joined.map((value) => ({ value })) } as const;
  return [...(gone.length === 0 ? [] : [remove(gone)]), ...(joined.length === 0 ? [] : [add])];
}

/** A member; one that a condition describes may be nobody. */
interface Member {
  readonly value?: string;
}

function isOfMembers(change: GroupChange): change is MembersChange {
  return change.attribute === "members";
}

function remove(ids: readonly string[]): MembersChange {
  return { kind: "remove", attribute: "members", values: ids.map((value) => ({ value })) };
}

/** The identifiers that a condition names and nothing else; undefined where it says more. */
function idsOf(where: Filter): readonly string[] | undefined {
  if (where.kind === "compare") {
    const isName = where.attribute.name === "value" && where.operator === "eq" && typeof where.value === "string";
    return isName ? [String(where.value)] : undefined;
  }
  if (where.kind !== "or") return undefined;
  const ids = where.operands.map(idsOf);
  return ids.includes(undefined) ? undefined : ids.flatMap((each) => each ?? []);
}

function idsIn(members: readonly Member[]): readonly string[] {
  return members.flatMap(({ value }) => (value === undefined ? [] : [value]));
}
