import type { ConversationsCreateArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../channels/channel.js";
import { changedView, newMembership } from "../conversations/changed-view.js";
import { refuseType } from "../conversations/kind-scopes.js";
import { refuseChange } from "../conversations/refusal.js";
import { noOwners } from "../conversations/sharing/sharing-of.js";
import { toConversation } from "../conversations/to-conversation.js";
import { type Decision, decide } from "../decisions/decide.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { mayAct } from "../directory/may-act.js";
import { idPrefixes } from "../generated/service.js";
import { systemMessage } from "../messages/system-message.js";
import type { Workspace } from "../organizations/organization.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Ids } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
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
    return decide<Outcome>(store, async () =>
      toDecision(toChannel(sent, { id: ids.id(idPrefixes.channel), caller, workspace, nowMs }), caller, nowMs),
    );
  };
}

function refuseCreator({ user }: WebapiCaller, workspace: Workspace) {
  if (mayAct(user, "create_channels", workspace)) return undefined;
  return refuseChange("restricted_action", user?.id, "a caller who may create channels");
}

interface Creation {
  readonly id: string;
  readonly caller: WebapiCaller;
  readonly workspace: Workspace;
  readonly nowMs: number;
}

/** A new channel is never the general one, whatever its name. */
function toChannel({ name, is_private: isPrivate }: ConversationsCreateArguments, creation: Creation): Channel {
  const { id, caller, workspace, nowMs } = creation;
  return {
    id,
    version: 1,
    created: toInstant(nowMs),
    kind: isPrivate === true ? "private" : "public",
    workspaceId: workspace.id,
    name,
    creatorId: caller.user?.id ?? "",
    ...(name === "general" && { general: false }),
    archived: false,
    postingSuspended: false,
  };
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
