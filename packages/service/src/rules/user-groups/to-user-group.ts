import type { UserGroup } from "@rollcall/api/webapi";
import type { Group } from "../../model/group.js";
import type { Id } from "../../values/ids.js";
import { secondsOf } from "../../values/instant.js";

/** The optional parts of a user group in an answer. */
interface UserGroupView {
  /** Workspace that the call is about. */
  readonly workspaceId: Id;
  /** Members. Default: not shown. */
  readonly userIds?: readonly Id[];
  /** Number of members. Default: not shown. */
  readonly userCount?: number;
}

/** A user group as the Web API shows it, with its keys in the order of samples. */
export function toUserGroup(group: Group, { workspaceId, userIds, userCount }: UserGroupView): UserGroup {
  const { creatorId = "", updaterId = creatorId, disabled, created, updated = created } = group;
  const { defaultChannelIds: channels = [], defaultPrivateChannelIds: groups = [] } = group;
  return {
    id: group.id,
    team_id: workspaceId,
    is_usergroup: true,
    is_subteam: true,
    name: group.displayName,
    description: group.description ?? "",
    handle: group.handle ?? "",
    is_external: false,
    date_create: secondsOf(created),
    date_update: secondsOf(updated),
    date_delete: disabled === undefined ? 0 : secondsOf(disabled.at),
    auto_type: null,
    auto_provision: false,
    enterprise_subteam_id: "",
    created_by: creatorId,
    updated_by: updaterId,
    deleted_by: disabled === undefined ? null : (disabled.userId ?? ""),
    prefs: { channels, groups },
    channel_count: channels.length + groups.length,
    ...(userIds !== undefined && { users: userIds }),
    ...(userCount !== undefined && { user_count: userCount }),
    is_section: group.section === true,
    is_idp_group: group.kind === "idp",
  };
}
