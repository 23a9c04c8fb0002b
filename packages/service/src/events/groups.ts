import type { CommitView, EventRead } from "../model/commit-view.js";
import { documents } from "../model/documents.js";
import type { EventDraft } from "../model/event-draft.js";
import type { Group, groups } from "../model/group.js";
import type { GroupWrite } from "../model/group-store.js";
import type { PutOf } from "../model/port/document.js";
import type { Id } from "../values/ids.js";
import type { EventSource } from "./event-source.js";
import { eventTsOf } from "./event-time.js";

type Adds = Extract<GroupWrite, { kind: "addGroupMembers" }>;
type Removes = Extract<GroupWrite, { kind: "removeGroupMembers" }>;

/** Events of created and changed user groups, and of an identity provider's groups where they are connected. */
export const changedGroupEvents: EventSource<PutOf<{ readonly group: typeof groups }>> = {
  subscriptions: ["subteam_created", "subteam_updated"],
  reads: ({ value: { id } }) => [groupRead(id)],
  drafts: ({ value: group }, view) => {
    const before = view.before(documents.group, { id: group.id });
    if (before !== undefined && contentOf(before) === contentOf(group)) return [];
    const type = before === undefined ? "subteam_created" : "subteam_updated";
    return draft(type, group, { group, eventTs: eventTsOf(view) });
  },
};

/** Events of users who become members of a group. */
export const addedMemberEvents: EventSource<Adds> = {
  subscriptions: ["subteam_members_changed", "subteam_self_added"],
  reads: membersRead,
  drafts: ({ groupId, userIds }, view) => {
    const members = new Set(view.groupMembersBefore(groupId, userIds));
    const joining = [...new Set(userIds)].filter((id) => !members.has(id));
    return moved(groupId, view, { added: joining, removed: [] });
  },
};

/** Events of users who leave a group. */
export const removedMemberEvents: EventSource<Removes> = {
  subscriptions: ["subteam_members_changed", "subteam_self_removed"],
  reads: membersRead,
  drafts: ({ groupId, userIds }, view) =>
    moved(groupId, view, { added: [], removed: view.groupMembersBefore(groupId, userIds) }),
};

interface Moved {
  readonly added: readonly Id[];
  readonly removed: readonly Id[];
}

function moved(groupId: Id, view: CommitView, { added, removed }: Moved): readonly EventDraft[] {
  const group = view.before(documents.group, { id: groupId });
  const all = [...added, ...removed];
  if (group === undefined || all.length === 0) return [];
  const facts = { group, added, removed, eventTs: eventTsOf(view) };
  const own = added.length > 0 ? "subteam_self_added" : "subteam_self_removed";
  return [
    ...draft("subteam_members_changed", group, facts),
    ...all.flatMap((userId) => draft(own, group, { group, userId, eventTs: facts.eventTs }, userId)),
  ];
}

/** Receivers of a group's events: the workspace of a user group, or those that an identity provider's is connected to. */
function draft(type: string, group: Group, facts: object, userId?: Id): readonly EventDraft[] {
  const workspaceIds = group.workspaceId === undefined ? group.connectedWorkspaceIds : [group.workspaceId];
  if (workspaceIds.length === 0) return [];
  return [{ type, audience: { subscription: type, workspaceIds, ...(userId !== undefined && { userId }) }, facts }];
}

function membersRead({ groupId, userIds }: Adds | Removes): readonly EventRead[] {
  return [groupRead(groupId), { kind: "groupMembers", groupId, userIds }];
}

function groupRead(id: Id): EventRead {
  return { kind: "document", document: documents.group, key: { id } };
}

function contentOf({ version: _version, updated: _updated, updaterId: _updater, ...content }: Group): string {
  return JSON.stringify(content);
}
