import type { ConversationsCreateArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import type { Channel } from "../../model/channel.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { changedView, newMembership } from "../conversations/changed-view.js";
import { refuseType } from "../conversations/kind-scopes.js";
import { refuseChange } from "../conversations/refusal.js";
import { newChannel } from "../conversations/settings/new-channel.js";
import { noOwners } from "../conversations/sharing/sharing-of.js";
import { systemMessage } from "../conversations/system-message.js";
import { toConversation } from "../conversations/to-conversation.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { mayAct } from "../directory/may-act.js";
import { refuseName } from "./refuse-name.js";
import { refuseTaken } from "./rename-channel.js";

type Outcome = MethodOutcome<Methods["conversations.create"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.create`. */
interface CreateOptions {
  readonly definition: MethodDefinition<Methods["conversations.create"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a public or a private channel, with the caller as its only member. */
export function createCreateConversation({ definition, store, ids }: CreateOptions) {
  const { kindScopes } = definition.facts;
  return async (sent: ConversationsCreateArguments, { caller, now }: Context): Promise<Outcome> => {
    const type = sent.is_private === true ? "private_channel" : "public_channel";
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const refusal =
      refuseType(type, caller, kindScopes) ?? refuseCreator(caller, addressed.workspace) ?? refuseName(sent.name);
    if (refusal !== undefined) return refusal;
    const nowMs = now.getTime();
    const { workspace } = addressed;
    const isPrivate = sent.is_private === true;
    const channel = { name: sent.name, isPrivate, workspaceId: workspace.id, creatorId: caller.user?.id ?? "", nowMs };
    return decide<Outcome>(store, async () =>
      toDecision(newChannel({ ...channel, id: ids.id(idPrefixes.channel) }), caller, nowMs),
    );
  };
}

function refuseCreator({ user }: WebapiCaller, workspace: Workspace) {
  if (mayAct(user, "create_channels", workspace)) return undefined;
  return refuseChange("restricted_action", user?.id, "a caller who may create channels");
}

/** A name that another channel or a user has makes the commit fail. */
function toDecision(channel: Channel, caller: WebapiCaller, nowMs: number): Decision<Outcome> {
  const { id, workspaceId, name = "", creatorId = "" } = channel;
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "freeChannelName", workspaceId, name }],
      writes: [
        { kind: "put", document: "channel", value: channel },
        { kind: "addChannelMembers", channelId: id, userIds: [creatorId] },
        systemMessage(channel, creatorId, { kind: "join" }, nowMs),
      ],
    },
    answer: () => ({
      ok: true,
      channel: toConversation(
        { channel, memberCount: 1, membership: newMembership },
        { ...changedView(caller, noOwners), unread: { latest: null, unread_count: 0, unread_count_display: 0 } },
      ),
    }),
    refuse: refuseTaken,
  };
}
