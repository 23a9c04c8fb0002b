import type { SeenChannel } from "../../model/channel-store.js";
import { placesOf } from "../../model/placed.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { maxMembersOf } from "../conversations/joining/members-room.js";
import type { WorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { isActive } from "../directory/is-active.js";
import { isForeign } from "../directory/is-foreign.js";
import { isVisible } from "../directory/is-visible.js";

/** The reason why a user cannot be added to a channel. */
export interface Problem {
  readonly user: Id;
  readonly error:
    | "already_in_channel"
    | "cant_invite"
    | "cant_invite_self"
    | "no_external_invite_permission"
    | "org_user_not_in_team"
    | "ura_max_channels"
    | "user_not_found";
}

/** Users who can be added to a channel, and problems with the others, both in the order given. */
export interface Invitees {
  readonly userIds: readonly Id[];
  /** Single-channel guests among them. */
  readonly guests: readonly User[];
  readonly problems: readonly Problem[];
}

interface Invitation {
  readonly found: SeenChannel & { readonly access: WorkspaceAccess };
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly nowMs: number;
  /** Default: the caller is a member, and is not added. */
  readonly mayAddSelf?: true;
}

/** Finds out which users can be added to a channel. */
export async function findInvitees(ids: readonly Id[], invitation: Invitation): Promise<Invitees> {
  const { found, caller, store } = invitation;
  const { id } = found.channel;
  const [users, members] = await Promise.all([store.users.getMany(ids), store.channels.membersAmong(id, ids)]);
  const known = new Map(users.map((user) => [user.id, user]));
  const { own } = found.access;
  const workspaceIds = own.length === 0 ? [caller.workspace.id] : own;
  const context = { ...invitation, known, members: new Set(members), workspaceIds };
  const errors = await Promise.all(ids.map(async (user) => ({ user, error: await findError(user, context) })));
  const free = errors.flatMap(({ user, error }) => (error === undefined ? [user] : []));
  const room = maxMembersOf(found.channel) - found.memberCount;
  const userIds = free.slice(0, Math.max(room, 0));
  const added = new Set(userIds);
  const problems = errors.flatMap(({ user, error = "cant_invite" }) => (added.has(user) ? [] : [{ user, error }]));
  const guests = userIds.flatMap((each) => known.get(each) ?? []).filter(({ guest }) => guest?.kind === "single");
  return { userIds, guests, problems };
}

interface Context extends Invitation {
  readonly known: ReadonlyMap<Id, User>;
  readonly members: ReadonlySet<Id>;
  /** Workspaces of which users of the caller's company must belong to one. */
  readonly workspaceIds: readonly Id[];
}

async function findError(id: Id, context: Context): Promise<Problem["error"] | undefined> {
  const { caller, store, known, members, workspaceIds, nowMs, mayAddSelf } = context;
  const user = known.get(id);
  if (user === undefined || !(await isVisible(user, caller, store))) return "user_not_found";
  if (id === caller.user?.id && mayAddSelf !== true) return "cant_invite_self";
  if (members.has(id)) return "already_in_channel";
  const isOfOthers = isForeign(user, caller);
  if (isOfOthers && !(await belongsToAny(user, placesOf(context.found.channel), store))) {
    return "no_external_invite_permission";
  }
  if (!isActive(user, nowMs)) return "cant_invite";
  if (!isOfOthers && !(await belongsToAny(user, workspaceIds, store))) return "org_user_not_in_team";
  return user.guest?.kind === "single" && (await isPlaced(user, context)) ? "ura_max_channels" : undefined;
}

/** Whether a user is a member of a channel of the workspaces. */
async function isPlaced({ id }: User, { store, workspaceIds }: Context): Promise<boolean> {
  const types = ["public_channel", "private_channel"] as const;
  const found = await Promise.all(
    workspaceIds.flatMap((workspaceId) =>
      types.map((type) => store.channels.ofMember({ workspaceId, type, from: "", limit: 1 }, id)),
    ),
  );
  return found.flat().length > 0;
}
