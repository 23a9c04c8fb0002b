import type {
  AdminConversationsCreateForObjectsArguments,
  AdminConversationsCreateForObjectsRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { CrmRecord, RecordChannelRule } from "../../model/crm.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { toChannelName } from "../../values/names.js";
import { isForeign, isGranted } from "../directory/reach.js";
import { managesChannels } from "../directory/rights.js";
import { isActive } from "../directory/user.js";
import { readObjectId } from "./object-id.js";

type Outcome = MethodOutcome<Methods["admin.conversations.createForObjects"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AdminConversationsCreateForObjectsRefusal["error"]>(
  "web-api#adminconversationscreateforobjects-post",
);

/** Dependencies of `admin.conversations.createForObjects`. */
interface CreateForObjectsOptions {
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a channel for a CRM record. Concurrent calls for one record create one channel. */
export function createCreateForObjects({ store, ids }: CreateForObjectsOptions) {
  return (sent: AdminConversationsCreateForObjectsArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findRecord(sent, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { record } = found;
      const nowMs = now.getTime();
      const channel = await toChannel(found, { id: ids.id(idPrefixes.channel), caller, nowMs, store });
      const team = sent.invite_object_team === true ? await findTeam(record, { caller, nowMs, store }) : [];
      const creator = caller.user === undefined ? [] : [caller.user.id];
      return toDecision(record, channel, [...new Set([...creator, ...team])]);
    });
}

function toDecision(record: CrmRecord, channel: Channel, userIds: readonly Id[]): Decision<Outcome> {
  const { id, workspaceId, name = "" } = channel;
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "version", document: "record", key: { id: record.id }, version: record.version },
        { kind: "freeChannelName", workspaceId, name },
      ],
      writes: [
        { kind: "put", document: "channel", value: channel },
        { kind: "addChannelMembers", channelId: id, userIds },
        { kind: "put", document: "record", value: { ...record, version: record.version + 1, channelId: id } },
      ],
    },
    answer: () => ({ ok: true, channel_id: id }),
  };
}

type Found =
  | { readonly ok: true; readonly record: CrmRecord; readonly channelRule: RecordChannelRule }
  | Extract<Outcome, { readonly ok: false }>;

async function findRecord(
  { object_id, crm_org_id }: AdminConversationsCreateForObjectsArguments,
  { token }: WebapiCaller,
  store: Store,
): Promise<Found> {
  const { records, organizations } = store;
  if (!(await managesChannels(token, store)))
    return refuse("restricted_action", token.installation, "the Channel Management role");
  const [crmOrgId, objectId] = [readObjectId(crm_org_id), readObjectId(object_id)];
  const organization = crmOrgId === undefined ? undefined : await records.organization(crmOrgId);
  if (organization === undefined) return refuse("record_not_found", crm_org_id, "a connected CRM organization");
  const record = objectId === undefined ? undefined : await records.get(organization.id, objectId);
  if (record === undefined) return refuse("record_not_found", object_id, "a record of that organization");
  const channelRule = organization.recordChannels.find(({ objectType }) => objectType === record.objectType);
  const workspace = channelRule && (await organizations.workspace(channelRule.workspaceId));
  if (channelRule === undefined || workspace === undefined || workspace.deleted) {
    return refuse("missing_record_channel_config", record.objectType, "a type of record with channels");
  }
  if (!isGranted(token, channelRule.workspaceId)) {
    return refuse(
      "team_access_not_granted",
      channelRule.workspaceId,
      "a workspace that the installation was granted to",
    );
  }
  if (workspace.disabledFeatures.includes("record_channels")) {
    return refuse("feature_not_enabled", workspace.id, "a workspace with record channels");
  }
  if (record.channelId === undefined) return { ok: true, record, channelRule };
  return refuse("channel_already_exists", record.channelId, "a record without a channel");
}

interface CreateContext {
  readonly caller: WebapiCaller;
  readonly nowMs: number;
  readonly store: Store;
}

async function toChannel(
  { record, channelRule }: Extract<Found, { ok: true }>,
  { id, caller, nowMs, store }: CreateContext & { readonly id: Id },
): Promise<Channel> {
  const { workspaceId, kind } = channelRule;
  return {
    id,
    version: 1,
    created: toInstant(nowMs),
    kind,
    workspaceId,
    name: await findFreeName(record, workspaceId, store),
    ...(caller.user !== undefined && { creatorId: caller.user.id }),
    archived: false,
    postingSuspended: false,
  };
}

/** Users who work on the record and can be in a channel, up to the limit of invitations. */
async function findTeam({ teamIds }: CrmRecord, { caller, nowMs, store }: CreateContext): Promise<readonly Id[]> {
  const users = new Map((await store.users.getMany(teamIds)).map((user) => [user.id, user]));
  const team = teamIds.filter((id) => {
    const user = users.get(id);
    if (user === undefined || !isActive(user, nowMs) || user.guest?.kind === "single") return false;
    return user.id !== caller.user?.id && !isForeign(user, caller);
  });
  return team.slice(0, serviceLimits.invitedTeamMembers.value);
}

/**
 * Finds a free name for a record's channel: the record's name, adjusted to a channel name, with the lowest free number
 * if it is taken.
 */
async function findFreeName(
  record: { readonly name: string; readonly objectId: string },
  workspaceId: Id,
  store: Pick<Store, "users" | "channels">,
): Promise<string> {
  const wanted = toChannelName(record.name) ?? record.objectId.toLowerCase();
  if (!(await isTaken(wanted, workspaceId, store))) return wanted;
  for (let number = 2; ; number += 1) {
    const numbered = withNumber(wanted, number);
    if (!(await isTaken(numbered, workspaceId, store))) return numbered;
  }
}

function withNumber(name: string, number: number): string {
  const end = `-${number}`;
  return `${[...name].slice(0, serviceLimits.channelName.value - end.length).join("")}${end}`;
}

async function isTaken(name: string, workspaceId: Id, { users, channels }: Pick<Store, "users" | "channels">) {
  return (await users.byUserName(name)) !== undefined || (await channels.byName(workspaceId, name)) !== undefined;
}
