import { serviceLimits } from "../../generated/service.js";
import type { Group } from "../../model/group.js";
import { isIn } from "../../model/placed.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { findConversation } from "../conversations/find-conversation.js";
import { refuse } from "./refusal.js";

/** Default channels of a user group, or why they are refused. */
type DefaultChannels =
  | ({ readonly ok: true } & Required<Pick<Group, "defaultChannelIds" | "defaultPrivateChannelIds">>)
  | Refused<"invalid_channel_provided" | "invalid_group_provided" | "too_many_linked_channels">;

interface Search {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "channels" | "organizations">;
  readonly workspaceId: Id;
}

/** Reads the default channels of a user group: open public and private channels of the workspace that the caller sees. */
export async function readDefaultChannels(sent: readonly string[], search: Search): Promise<DefaultChannels> {
  const ids = [...new Set(sent.filter((id) => id !== ""))];
  const { value: most } = serviceLimits.userGroupChannels;
  if (ids.length > most) return refuse("too_many_linked_channels", ids.length, `at most ${most} channels`);
  const isPublic = new Map<Id, boolean>();
  for (const id of ids) {
    const kind = await kindOf(id, search);
    if (kind === undefined) {
      return refuse(
        id.startsWith("G") ? "invalid_group_provided" : "invalid_channel_provided",
        id,
        "an open channel of the workspace that the caller sees",
      );
    }
    isPublic.set(id, kind === "public");
  }
  return {
    ok: true,
    defaultChannelIds: ids.filter((id) => isPublic.get(id) === true),
    defaultPrivateChannelIds: ids.filter((id) => isPublic.get(id) === false),
  };
}

async function kindOf(id: Id, { caller, store, workspaceId }: Search): Promise<"public" | "private" | undefined> {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  if (!found.ok || !isIn(found.channel, workspaceId) || found.channel.archived) return undefined;
  const { kind } = found.channel;
  return kind === "public" || kind === "private" ? kind : undefined;
}
