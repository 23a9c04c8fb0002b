import type { AdminUsergroupsListChannelsArguments, DefaultChannel, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { SeenChannel } from "../../model/channel-store.js";
import { placesOf } from "../../model/placed.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { managesChannels } from "../directory/manages-channels.js";
import { findAdministeredGroup, refuse } from "./find-administered-group.js";

type Outcome = MethodOutcome<Methods["admin.usergroups.listChannels"]>;
type Context = MethodContext<WebapiCaller>;

/** Lists the default channels of a group. */
export function createListDefaultChannels({ store }: { readonly store: Store }) {
  return async (sent: AdminUsergroupsListChannelsArguments, { caller }: Context): Promise<Outcome> => {
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
