import type { AdminConversationsCreateArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import type { Channel } from "../../model/channel.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { refuse, refuseRole } from "../administration/find-administered.js";
import { createFindTeam } from "../administration/find-team.js";
import { newChannel } from "../conversations/settings/new-channel.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { refuseName } from "./refuse-name.js";
import { refuseTaken } from "./rename-channel.js";

type Outcome = MethodOutcome<Methods["admin.conversations.create"]>;
type Refusal = Extract<Outcome, { readonly ok: false }>;
type Context = MethodContext<WebapiCaller>;

const findTeam = createFindTeam(refuse, { foreign: "team_not_found", absent: "invalid_team" });

/** Dependencies of `admin.conversations.create`. */
interface CreateOptions {
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a channel of a workspace or of the whole organization, without members. */
export function createAdminCreate({ store, ids }: CreateOptions) {
  return (sent: AdminConversationsCreateArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const place = await findPlace(sent, caller, store);
      if (!place.ok) return { kind: "answer", answer: place };
      const { name, description = "", is_private: isPrivate } = sent;
      const unfit = refuseName(name);
      if (unfit !== undefined) {
        return { kind: "answer", answer: refuse("invalid_name", name, unfit.reason.wanted) };
      }
      const [id, creatorId, nowMs] = [ids.id(idPrefixes.channel), caller.user?.id ?? "", now.getTime()];
      const purpose = description === "" ? {} : { purpose: { value: description, creatorId, set: toInstant(nowMs) } };
      return toDecision(newChannel({ id, name, isPrivate, creatorId, nowMs, ...place.at, ...purpose }));
    });
}

/** A name that another channel or a user has makes the commit fail. */
function toDecision(channel: Channel): Decision<Outcome> {
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
