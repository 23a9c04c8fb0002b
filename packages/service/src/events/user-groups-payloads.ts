import { serviceLimits } from "../generated/service.js";
import type { Group } from "../model/group.js";
import { toUserGroup } from "../rules/user-groups/to-user-group.js";
import type { Id } from "../values/ids.js";
import { secondsOf } from "../values/instant.js";
import { secondsOfTs, type Ts } from "../values/message-ts.js";
import type { Receiver } from "./receiver.js";

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
