import type { AdminUsergroupsAddChannelsArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { groups } from "../../model/group.js";
import { placesOf } from "../../model/placed.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { joinTogether } from "../conversations/joining/join-together.js";
import { findAdministeredGroup, refuse } from "./find-administered-group.js";

type Outcome = MethodOutcome<Methods["admin.usergroups.addChannels"]>;
type Context = MethodContext<WebapiCaller>;

/** Adds default channels to a group, which its members join. */
export function createAddDefaultChannels({ store }: { readonly store: Store }) {
  return (sent: AdminUsergroupsAddChannelsArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
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
