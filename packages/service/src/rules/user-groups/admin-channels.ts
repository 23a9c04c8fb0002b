import type {
  AdminUsergroupsAddChannelsArguments,
  AdminUsergroupsListChannelsArguments,
  DefaultChannel,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { placesOf } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import { type Group, groups } from "../../model/group.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { createRefuse, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { createFindTeam } from "../administration/find-team.js";
import { joinTogether } from "../conversations/joining/join-together.js";
import { managesChannels } from "../directory/rights.js";

type AddDefaultChannelsOutcome = MethodOutcome<Methods["admin.usergroups.addChannels"]>;
type Context = MethodContext<WebapiCaller>;

/** Adds default channels to a group, which its members join. */
export function createAddDefaultChannels({ store }: { readonly store: Store }) {
  return (sent: AdminUsergroupsAddChannelsArguments, { caller, now }: Context): Promise<AddDefaultChannelsOutcome> =>
    decide<AddDefaultChannelsOutcome>(store, async () => {
      const found = await findAdministeredGroup(sent, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { group, workspaceIds } = found;
      if (workspaceIds.length === 0) {
        return { kind: "answer", answer: refuse("usergroup_not_linked_to_team", group.id, "a connected group") };
      }
      const ids = [...new Set(sent.channel_ids)];
      const unfit = await findUnfit(ids, workspaceIds, store);
      if (unfit.length > 0) {
        const refusal = refuse("channel_not_found", unfit, "open channels of the workspace");
        return { kind: "answer", answer: { ...refusal, invalid_channels: unfit } };
      }
      const added = ids.filter((id) => !group.linkedChannelIds.includes(id));
      if (added.length === 0) return { kind: "answer", answer: { ok: true } };
      const nowMs = now.getTime();
      const userIds = ((await store.groups.membersOf([group.id])).get(group.id) ?? []).map(({ id }) => id);
      const joining = await joinTogether(added, { userIds, nowMs }, store);
      const changed = {
        ...group,
        version: group.version + 1,
        updated: toInstant(nowMs),
        ...(caller.user !== undefined && { updaterId: caller.user.id }),
        linkedChannelIds: [...group.linkedChannelIds, ...added],
      };
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(groups, { id: group.id }, group.version), ...joining.expect],
          writes: [put(groups, changed), ...joining.writes],
        },
        answer: () => ({ ok: true }),
      };
    });
}

/** Channels that are not open public or private channels of the workspaces. */
async function findUnfit(
  ids: readonly Id[],
  workspaceIds: readonly Id[],
  { channels }: Pick<Store, "channels">,
): Promise<readonly Id[]> {
  const found = await Promise.all(ids.map((id) => channels.get(id)));
  return ids.filter((_, at) => {
    const channel = found[at];
    if (channel === undefined || channel.archived || channel.deleted === true) return true;
    if (channel.kind !== "public" && channel.kind !== "private") return true;
    return !placesOf(channel).some((id) => workspaceIds.includes(id));
  });
}

type ListDefaultChannelsOutcome = MethodOutcome<Methods["admin.usergroups.listChannels"]>;

/** Lists the default channels of a group. */
export function createListDefaultChannels({ store }: { readonly store: Store }) {
  return async (
    sent: AdminUsergroupsListChannelsArguments,
    { caller }: Context,
  ): Promise<ListDefaultChannelsOutcome> => {
    if (!(await managesChannels(caller.token, store))) {
      return refuse("not_allowed", caller.token.installation.installerId, "the Channel Management role");
    }
    const found = await findAdministeredGroup(sent, caller, store);
    if (!found.ok) return found;
    const { group, workspaceIds } = found;
    const seen = await Promise.all(group.linkedChannelIds.map((id) => store.channels.seenBy(id, "")));
    const shown = seen.flatMap((each) => (each === undefined || each.channel.deleted === true ? [] : [each]));
    const there = shown.filter(({ channel }) => placesOf(channel).some((id) => workspaceIds.includes(id)));
    return { ok: true, channels: there.map((each) => toDefaultChannel(each, sent.include_num_members === true)) };
  };
}

function toDefaultChannel({ channel, memberCount }: SeenChannel, withMemberCount: boolean): DefaultChannel {
  const { id, name = "", workspaceId } = channel;
  return { id, name, team_id: workspaceId, ...(withMemberCount && { num_members: memberCount }) };
}

/** Builds a refusal of a call of an administrator of groups, with its reason. */
const refuse = createRefuse<string>("everyday-2#adminroles-adminusergroups");

const findTeam = createFindTeam(refuse, { foreign: "invalid_auth", absent: "team_not_found" });

/** A group and the workspaces that a call is about, or why the call is refused. */
type FoundAdministered =
  | { readonly ok: true; readonly group: Group; readonly workspaceIds: readonly Id[] }
  | Refused<
      | "invalid_auth"
      | "team_access_not_granted"
      | "team_not_found"
      | "usergroup_not_found"
      | "usergroup_not_linked_to_team"
    >;

/**
 * Finds a group of the identity provider. `workspaceIds` has the workspace that the call names, or all that the group is
 * connected to and that the installation covers.
 */
async function findAdministeredGroup(
  sent: { readonly usergroup_id: string; readonly team_id?: string },
  caller: WebapiCaller,
  store: Pick<Store, "groups" | "organizations">,
): Promise<FoundAdministered> {
  const { usergroup_id: id, team_id: teamId = "" } = sent;
  const team = teamId === "" ? undefined : await findTeam(teamId, caller, store);
  if (team?.ok === false) return team;
  const group = idPatterns.group.test(id) ? await store.groups.get(id) : undefined;
  if (group?.kind !== "idp" || group.organizationId !== caller.organization?.id) {
    return refuse("usergroup_not_found", id, "a group of the identity provider");
  }
  const { connectedWorkspaceIds: connected } = group;
  if (team !== undefined && !connected.includes(teamId)) {
    return refuse("usergroup_not_linked_to_team", teamId, "a workspace that the group is connected to");
  }
  const { workspaceIds: granted } = caller.token.installation;
  const covered = connected.filter((each) => granted?.includes(each) ?? true);
  return { ok: true, group, workspaceIds: team === undefined ? covered : [teamId] };
}
