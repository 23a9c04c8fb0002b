import { serviceLimits } from "../generated/service.js";
import { documents } from "../model/documents.js";
import type { CommitView, EventDraft, EventRead } from "../model/event-draft.js";
import type { Group, GroupWrite, groups } from "../model/group.js";
import type { PutOf } from "../model/port/document.js";
import { toUserGroup } from "../rules/user-groups/to-user-group.js";
import type { Id } from "../values/ids.js";
import { secondsOf, secondsOfTs, type Ts } from "../values/instant.js";
import { type EventSource, eventTsOf, type Receiver } from "./event-source.js";

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

interface GroupFacts {
  readonly group: Group;
  readonly eventTs: Ts;
}

/** Writes `subteam_created` and `subteam_updated`. */
export function writeSubteam(type: "subteam_created" | "subteam_updated") {
  return async ({ group, eventTs }: GroupFacts, { caller, store }: Receiver): Promise<object> => {
    const members = (await store.groups.membersOf([group.id])).get(group.id) ?? [];
    const userIds = members.map(({ id }) => id);
    const view = {
      workspaceId: caller.workspace.id,
      userIds: userIds.slice(0, serviceLimits.eventMembers.value),
      userCount: userIds.length,
    };
    return { type, subteam: toUserGroup(group, view), event_ts: eventTs };
  };
}

interface MovedFacts extends GroupFacts {
  readonly added: readonly Id[];
  readonly removed: readonly Id[];
}

/** Writes `subteam_members_changed`. */
export async function writeMembersChanged(facts: MovedFacts, { caller }: Receiver): Promise<object> {
  const { group, added, removed, eventTs } = facts;
  return {
    type: "subteam_members_changed",
    subteam_id: group.id,
    team_id: caller.workspace.id,
    date_previous_update: secondsOf(group.updated ?? group.created),
    date_update: secondsOfTs(eventTs),
    added_users: added,
    added_users_count: added.length,
    removed_users: removed,
    removed_users_count: removed.length,
    event_ts: eventTs,
  };
}

/** Writes `subteam_self_added` and `subteam_self_removed`. */
export function writeSelfMoved(type: "subteam_self_added" | "subteam_self_removed") {
  return async ({ group, eventTs }: GroupFacts): Promise<object> => ({
    type,
    subteam_id: group.id,
    event_ts: eventTs,
  });
}
