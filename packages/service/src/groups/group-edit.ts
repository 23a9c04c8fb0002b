import type { Change } from "@rollcall/scim-core";
import type { GroupCreate } from "@rollcall/scim-core/svc";
import { accept, type Ruled } from "../refusal.js";
import type { Write } from "../store/write.js";
import { readGroupName } from "./display-name.js";
import type { Group } from "./group.js";

/** What changes do to a group: its document, and its members as operations on sets, in the client's order. */
export interface GroupEdit {
  readonly group: Group;
  readonly writes: readonly Write[];
  /** Users who are to become members, each once. */
  readonly joining: readonly string[];
  /** Users who are named to be taken out, each once. */
  readonly leaving: readonly string[];
}

/** What changes do to a group; the first rule that is broken refuses all of them. */
export function editGroup(group: Group, changes: readonly Change<GroupCreate>[]): Ruled<GroupEdit> {
  let edit: GroupEdit = { group, writes: [], joining: [], leaving: [] };
  for (const change of changes) {
    const next = applyChange(edit, change);
    if (!next.ok) return next;
    edit = next.value;
  }
  return accept({ ...edit, joining: [...new Set(edit.joining)], leaving: [...new Set(edit.leaving)] });
}

function applyChange(edit: GroupEdit, change: Change<GroupCreate>): Ruled<GroupEdit> {
  switch (change.attribute) {
    case "displayName": {
      const name = readGroupName(change.kind === "remove" ? "" : change.value);
      return name.ok ? accept({ ...edit, group: { ...edit.group, displayName: name.value } }) : name;
    }
    case "members":
      return accept(applyMembers(edit, change));
  }
}

type MembersChange = Extract<Change<GroupCreate>, { readonly attribute: "members" }>;

function applyMembers(edit: GroupEdit, change: MembersChange): GroupEdit {
  const groupId = edit.group.id;
  const ids = idsOf(change.kind === "remove" ? (change.values ?? []) : change.value);
  const clear: Write = { kind: "clearGroupMembers", groupId };
  const add: readonly Write[] = ids.length === 0 ? [] : [{ kind: "addGroupMembers", groupId, userIds: ids }];
  switch (change.kind) {
    case "add":
      return { ...edit, writes: [...edit.writes, ...add], joining: [...edit.joining, ...ids] };
    case "replace":
      return { ...edit, writes: [...edit.writes, clear, ...add], joining: [...edit.joining, ...ids] };
    case "remove": {
      const remove: Write = change.values === undefined ? clear : { kind: "removeGroupMembers", groupId, userIds: ids };
      return { ...edit, writes: [...edit.writes, remove], leaving: [...edit.leaving, ...ids] };
    }
  }
}

function idsOf(members: readonly { readonly value?: string }[]): readonly string[] {
  return [...new Set(members.flatMap(({ value }) => (value === undefined ? [] : [value])))];
}
