import type { AdminConversationsCreateArguments, ConversationsCreateArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { refuse, refuseRole } from "../administration/find-administered.js";
import { createFindTeam } from "../administration/find-team.js";
import { newChannel } from "../conversations/new-channel.js";
import { refuseChange, refuseType } from "../conversations/refusal.js";
import { noOwners } from "../conversations/sharing/sharing-of.js";
import { systemMessage } from "../conversations/system-message.js";
import { changedView, newMembership, toConversation } from "../conversations/to-conversation.js";
import { belongsToAny, findAddressed, isForeignWorkspace } from "../directory/reach.js";
import { mayAct } from "../directory/rights.js";
import { refuseName, refuseTaken } from "./rename.js";

type CreateConversationOutcome = MethodOutcome<Methods["conversations.create"]>;
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
  return async (sent: ConversationsCreateArguments, { caller, now }: Context): Promise<CreateConversationOutcome> => {
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
    return decide<CreateConversationOutcome>(store, async () =>
      toDecision(newChannel({ ...channel, id: ids.id(idPrefixes.channel) }), caller, nowMs),
    );
  };
}

function refuseCreator({ user }: WebapiCaller, workspace: Workspace) {
  if (mayAct(user, "create_channels", workspace)) return undefined;
  return refuseChange("restricted_action", user?.id, "a caller who may create channels");
}

/** A name that another channel or a user has makes the commit fail. */
function toDecision(channel: Channel, caller: WebapiCaller, nowMs: number): Decision<CreateConversationOutcome> {
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

type AdminCreateOutcome = MethodOutcome<Methods["admin.conversations.create"]>;
type Refusal = Extract<AdminCreateOutcome, { readonly ok: false }>;

const findTeam = createFindTeam(refuse, { foreign: "team_not_found", absent: "invalid_team" });

/** Dependencies of `admin.conversations.create`. */
interface AdminCreateOptions {
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a channel of a workspace or of the whole organization, without members. */
export function createAdminCreate({ store, ids }: AdminCreateOptions) {
  return (sent: AdminConversationsCreateArguments, { caller, now }: Context): Promise<AdminCreateOutcome> =>
    decide<AdminCreateOutcome>(store, async () => {
      const place = await findPlace(sent, caller, store);
      if (!place.ok) return { kind: "answer", answer: place };
      const { name, description = "", is_private: isPrivate } = sent;
      const unfit = refuseName(name);
      if (unfit !== undefined) {
        return { kind: "answer", answer: refuse("invalid_name", name, unfit.reason.wanted) };
      }
      const [id, creatorId, nowMs] = [ids.id(idPrefixes.channel), caller.user?.id ?? "", now.getTime()];
      const purpose = description === "" ? {} : { purpose: { value: description, creatorId, set: toInstant(nowMs) } };
      return toAdminDecision(newChannel({ id, name, isPrivate, creatorId, nowMs, ...place.at, ...purpose }));
    });
}

/** A name that another channel or a user has makes the commit fail. */
function toAdminDecision(channel: Channel): Decision<AdminCreateOutcome> {
  const { id, workspaceId, name = "", creatorId = "" } = channel;
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "freeChannelName", workspaceId, name }],
      writes: [{ kind: "put", document: "channel", value: channel }],
      byId: creatorId,
    },
    answer: () => ({ ok: true, channel_id: id }),
    refuse: refuseTaken,
  };
}

type Place =
  | { readonly ok: true; readonly at: { readonly workspaceId: Id; readonly sharedWith: readonly Id[] } }
  | Refusal;

/** A channel of the whole organization belongs to the workspace named, or to the default one. */
async function findPlace(
  { team_id, org_wide }: AdminConversationsCreateArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<Place> {
  const unable = await refuseRole(caller, store);
  if (unable !== undefined) return unable;
  const isWide = org_wide === true;
  const id = team_id ?? (isWide ? caller.organization?.defaultWorkspaceId : undefined);
  if (id === undefined) return refuse("team_id_or_org_required", id, "team_id, or org_wide");
  const found = await findTeam(id, caller, store);
  if (!found.ok) return found;
  if (team_id !== undefined && (caller.user === undefined || !(await belongsToAny(caller.user, [id], store)))) {
    return refuse("no_local_user_on_team", caller.user?.id, "a workspace that the caller belongs to");
  }
  const all = isWide ? await store.organizations.workspaces() : [];
  const isOther = (one: Workspace) => one.id !== id && !one.deleted && !isForeignWorkspace(one, caller);
  return { ok: true, at: { workspaceId: id, sharedWith: all.filter(isOther).map((one) => one.id) } };
}
