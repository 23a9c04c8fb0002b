import type { GroupCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { groupCodes } from "../../generated/service.js";
import type { Group } from "../../model/group.js";
import type { Write } from "../../model/store.js";
import { accept, type Refusal, type Result, refuse } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";

/** Result of changes to a group: its document, and set operations for its members. */
export interface GroupEdit {
  readonly group: Group;
  /** Changes of members after all changes, as at most four operations. */
  readonly writes: readonly Write[];
  /** Users to become members, each once. */
  readonly joining: readonly string[];
  /** Users named for removal, each once. */
  readonly leaving: readonly string[];
}

/** Applies changes to a group. The first broken rule refuses all of them. */
export function editGroup(group: Group, changes: readonly Change<GroupCreate>[]): Result<GroupEdit> {
  const members: MembersEdit = {
    isCleared: false,
    added: new Set(),
    removed: new Set(),
    joining: new Set(),
    leaving: new Set(),
  };
  let { displayName } = group;
  for (const change of changes) {
    if (change.attribute === "members") {
      const refusal = editMembers(members, change);
      if (refusal !== undefined) return refusal;
      continue;
    }
    const name = readGroupName(change.kind === "remove" ? "" : change.value);
    if (!name.ok) return name;
    displayName = name.value;
  }
  return accept({
    group: { ...group, displayName },
    writes: toWrites(group, members),
    joining: [...members.joining],
    leaving: [...members.leaving],
  });
}

type MembersChange = Extract<Change<GroupCreate>, { readonly attribute: "members" }>;

interface MembersEdit {
  /** Whether all earlier members are removed. */
  isCleared: boolean;
  readonly added: Set<string>;
  readonly removed: Set<string>;
  readonly joining: Set<string>;
  readonly leaving: Set<string>;
}

/** Applies a change on top of the earlier ones. For each user, the last change counts. */
function editMembers(edit: MembersEdit, change: MembersChange): Refusal | undefined {
  const sent = change.kind === "remove" ? (change.values ?? []) : change.value;
  const ids = idsOf(sent);
  if (ids.length < sent.length) {
    return refuse("invalid_attribute_format", {
      rule: "scim-provisioning#group",
      found: sent.find(({ value }) => value === undefined),
      wanted: "a user ID in every element",
    });
  }
  if (change.kind === "replace" || (change.kind === "remove" && change.values === undefined)) {
    edit.isCleared = true;
    edit.added.clear();
    edit.removed.clear();
  }
  const isRemoval = change.kind === "remove";
  const [into, outOf, named] = isRemoval
    ? [edit.removed, edit.added, edit.leaving]
    : [edit.added, edit.removed, edit.joining];
  for (const id of ids) {
    into.add(id);
    outOf.delete(id);
    named.add(id);
  }
  return undefined;
}

function toWrites(group: Group, { isCleared, added, removed }: MembersEdit): readonly Write[] {
  const groupId = group.id;
  return [
    ...(isCleared ? [{ kind: "clearGroupMembers", groupId } as const] : []),
    ...(removed.size === 0 || isCleared
      ? []
      : [{ kind: "removeGroupMembers", groupId, userIds: [...removed] } as const]),
    ...(added.size === 0 ? [] : joinGroup(group, [...added])),
  ];
}

function idsOf(members: readonly { readonly value?: string }[]): readonly string[] {
  return members.flatMap(({ value }) => (value === undefined ? [] : [value]));
}

/** Adds users to a group, and to the workspaces that it is connected to. */
export function joinGroup(
  { id: groupId, connectedWorkspaceIds: workspaceIds }: Pick<Group, "id" | "connectedWorkspaceIds">,
  userIds: readonly Id[],
): readonly Write[] {
  return [
    { kind: "addGroupMembers", groupId, userIds },
    ...(workspaceIds.length === 0 ? [] : [{ kind: "connectMembers", groupId, workspaceIds, userIds } as const]),
  ];
}

const rule = "scim-provisioning#group";

/** Reads a group's name: trimmed, and not blank. */
function readGroupName(sent: string): Result<string> {
  const name = sent.trim();
  return name === "" ? refuse(groupCodes.displayName.empty, { rule, found: sent, wanted: "a name" }) : accept(name);
}

/** Refuses a name that another group has. */
export function refuseTakenName(name: string) {
  return refuse(groupCodes.displayName.duplicate, { rule, found: name, wanted: "a name that no other group has" });
}
