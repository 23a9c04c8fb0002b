import type {
  AdminConversationsGetTeamsArguments,
  AdminConversationsSetTeamsArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type Channel, channels, placesOf } from "../../model/channel.js";
import { printCursor, readCursor } from "../../model/paging.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { findAdministered, refuse, refuseDefault, refuseGeneral } from "../administration/find-administered.js";
import { createFindTeam } from "../administration/find-team.js";
import type { WorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { isForeignWorkspace } from "../directory/reach.js";
import { refuseTaken } from "./rename.js";

type GetTeamsOutcome = MethodOutcome<Methods["admin.conversations.getTeams"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.conversations.getTeams`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.conversations.getTeams"]>;
  readonly store: Store;
}

/** Lists the workspaces of the organization that share a channel. */
export function createGetTeams({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminConversationsGetTeamsArguments, { caller }: Context): Promise<GetTeamsOutcome> => {
    const { channel_id: id, cursor = "", limit = defaultSize } = sent;
    const found = await findAdministered(id, caller, store);
    if (!found.ok) return found;
    const refusal = refuseGeneral(found.channel);
    if (refusal !== undefined) return refusal;
    const { own } = found.access;
    if (own.length < 2) return refuse("channel_not_found", id, "a channel that several workspaces share");
    const list = ["admin.conversations.getTeams", id];
    const from = cursor === "" ? "" : readCursor(list, cursor)?.[0];
    if (from === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    const remaining = own.toSorted().filter((one) => one >= from);
    const next = remaining[limit];
    return {
      ok: true,
      team_ids: remaining.slice(0, limit),
      response_metadata: { next_cursor: next === undefined ? "" : printCursor(list, [next]) },
    };
  };
}

const membersAtOnce = 500;

/** Members of a channel who belong to none of the workspaces, directly or through a connected group. */
async function membersOutside(
  channelId: Id,
  workspaceIds: readonly Id[],
  { channels, users }: Pick<Store, "channels" | "users">,
): Promise<readonly Id[]> {
  const outside: Id[] = [];
  const isIn = (id: Id) => workspaceIds.includes(id);
  for (let from = 0; ; ) {
    const page = await channels.members(channelId, { from, limit: membersAtOnce });
    const found = await users.getMany(page.map(({ userId }) => userId));
    const rest = found.filter(({ memberships }) => !memberships.some(({ workspaceId }) => isIn(workspaceId)));
    const connections = await users.connectionsOf(rest.map(({ id }) => id));
    outside.push(...rest.flatMap(({ id }) => (connections.get(id)?.some(isIn) === true ? [] : [id])));
    const last = page.at(-1);
    if (last === undefined || page.length < membersAtOnce) return outside;
    from = last.place + 1;
  }
}

type Sent = AdminConversationsSetTeamsArguments;
type SetTeamsOutcome = MethodOutcome<Methods["admin.conversations.setTeams"]>;
type Refusal = Extract<SetTeamsOutcome, { readonly ok: false }>;

const findTeam = createFindTeam(refuse, { foreign: "invalid_target_team" });

/** Sets which workspaces of the organization share a channel. */
export function createSetTeams({ store }: { readonly store: Store }) {
  return (sent: Sent, { caller, now }: Context): Promise<SetTeamsOutcome> =>
    decide<SetTeamsOutcome>(store, async () => {
      const { channel_id: id } = sent;
      if (!idPatterns.channel.test(id) && !idPatterns.dm.test(id)) {
        return { kind: "answer", answer: refuse("invalid_channel_id", id, "the identifier of a channel") };
      }
      const found = await findAdministered(id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, access } = found;
      const refusal = refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseExternal(channel, access);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const wanted = await findWanted(sent, caller, store);
      if (!wanted.ok) return { kind: "answer", answer: wanted };
      const unfit = refuseMove(channel, wanted.ids);
      if (unfit !== undefined) return { kind: "answer", answer: unfit };
      return share(channel, wanted.ids, { byId: caller.user?.id ?? "", nowMs: now.getTime(), store });
    });
}

function refuseExternal(channel: Channel, { own }: WorkspaceAccess) {
  const other = placesOf(channel).find((id) => !own.includes(id));
  if (other === undefined) return undefined;
  return refuse("externally_shared_or_disconnected_channel", other, "a channel of the organization alone");
}

type Wanted = { readonly ok: true; readonly ids: readonly Id[] } | Refusal;

/** The workspaces that the call names. */
async function findWanted(sent: Sent, caller: WebapiCaller, store: Store): Promise<Wanted> {
  const { team_id: teamId = "", target_team_ids: targets = [], org_channel: isWide } = sent;
  const given = [teamId !== "", targets.length > 0, isWide === true].filter(Boolean);
  if (given.length !== 1) {
    return refuse("unsupported_arguments", Object.keys(sent), "one of team_id, target_team_ids and org_channel");
  }
  if (isWide === true) {
    const all = await store.organizations.workspaces();
    const own = all.filter((one) => !one.deleted && !isForeignWorkspace(one, caller));
    return { ok: true, ids: own.map(({ id }) => id) };
  }
  const ids = teamId === "" ? [...new Set(targets)] : [teamId];
  for (const id of ids) {
    const found = await findTeam(id, caller, store);
    if (!found.ok) return found;
  }
  return { ok: true, ids };
}

function refuseMove(channel: Channel, ids: readonly Id[]) {
  const { workspaceId } = channel;
  if (ids.includes(workspaceId)) return undefined;
  const wanted = `workspaces with ${workspaceId}`;
  return placesOf(channel).length === 1
    ? refuse("cannot_move_local_channel", ids, wanted)
    : refuse("channel_cannot_be_unshared", ids, wanted);
}

interface Sharing {
  readonly byId: Id;
  readonly nowMs: number;
  readonly store: Store;
}

/** A name that another channel of a workspace has makes the commit fail. */
async function share(
  channel: Channel,
  ids: readonly Id[],
  { byId, nowMs, store }: Sharing,
): Promise<Decision<SetTeamsOutcome>> {
  const answer = { ok: true, channel: channel.id } as const;
  const { sharedWith: former, ...local } = channel;
  const others = ids.filter((id) => id !== channel.workspaceId).toSorted();
  if (others.join() === (former ?? []).toSorted().join()) return { kind: "answer", answer };
  const left = (former ?? []).filter((id) => !ids.includes(id));
  const leaving = left.length === 0 ? [] : await membersOutside(channel.id, ids, store);
  const changed: Channel = {
    ...local,
    version: channel.version + 1,
    updated: toInstant(nowMs),
    ...(others.length > 0 && { sharedWith: others }),
  };
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(channels, { id: channel.id }, channel.version)],
      writes: [
        ...(leaving.length === 0
          ? []
          : [{ kind: "removeChannelMembers", channelId: channel.id, userIds: leaving } as const]),
        put(channels, changed),
      ],
      byId,
    },
    answer: () => answer,
    refuse: refuseTaken,
  };
}
