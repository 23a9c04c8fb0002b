import type { AdminConversationsInviteArguments, ConversationsInviteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type Channel, placesOf } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { findAdministered, refuse, refuseDefault, refuseGeneral } from "../administration/find-administered.js";
import { type FoundChannel, findChannel, refuseArchived, refuseStranger } from "../conversations/find-conversation.js";
import { joinChannel, maxMembersOf } from "../conversations/joining/join-channel.js";
import { refuseChange } from "../conversations/refusal.js";
import type { WorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { changedView, toConversation } from "../conversations/to-conversation.js";
import { isVisible } from "../directory/find-visible.js";
import { belongsToAny, isForeign } from "../directory/reach.js";
import { isActive } from "../directory/user.js";

type InviteToConversationOutcome = MethodOutcome<Methods["conversations.invite"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.invite`. */
interface InviteOptions {
  readonly definition: MethodDefinition<Methods["conversations.invite"]>;
  readonly store: Store;
}

/** Makes users members of a channel. */
export function createInviteToConversation({ definition, store }: InviteOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsInviteArguments, { caller, now }: Context): Promise<InviteToConversationOutcome> =>
    decide(store, async () => {
      const found = await findChannel(sent.channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal = refuseArchived(found.channel) ?? refuseStranger(found) ?? refuseGuest(caller);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const nowMs = now.getTime();
      const invitees = await findInvitees([...new Set(sent.users)], { found, caller, store, nowMs });
      const stopped = refuseAll(invitees, sent.force === true);
      return stopped === undefined
        ? decideInvitation(found, invitees, { caller, nowMs })
        : { kind: "answer", answer: stopped };
    });
}

function refuseGuest({ user }: WebapiCaller) {
  if (user?.guest === undefined) return undefined;
  return refuseChange("user_is_restricted", user.id, "a caller who is not a guest");
}

/** One problem stops an invitation without `force`, unless it is a user whom nobody could add. */
function refuseAll({ userIds, problems }: Invitees, isForced: boolean): InviteToConversationOutcome | undefined {
  const [first] = problems;
  const stopping = isForced ? undefined : problems.find(({ error }) => error !== "cant_invite");
  const shown = stopping ?? (userIds.length === 0 ? first : undefined);
  if (shown === undefined) return undefined;
  return { ...refuseChange(shown.error, shown.user, "users who can be added"), errors: problems.map(toError) };
}

function toError({ user, error }: Problem) {
  return { user, ok: false, error };
}

type Found = Extract<FoundChannel, { readonly ok: true }>;

interface Inviting {
  readonly caller: WebapiCaller;
  readonly nowMs: number;
}

function decideInvitation(
  { channel, memberCount, membership, access }: Found,
  invitees: Invitees,
  { caller, nowMs }: Inviting,
): Decision<InviteToConversationOutcome> {
  const { userIds, problems } = invitees;
  const inviterId: Id = caller.user?.id ?? "";
  const expect = [{ kind: "channelMember", channelId: channel.id, userId: inviterId }] as const;
  return {
    kind: "commit",
    batch: joinChannel(channel, invitees, { inviterId, nowMs, expect }),
    answer: () => ({
      ok: true,
      channel: toConversation(
        { channel, memberCount: memberCount + userIds.length, ...(membership !== undefined && { membership }) },
        changedView(caller, access.owners),
      ),
      ...(problems.length > 0 && { errors: problems.map(toError) }),
    }),
  };
}

type AdminInviteOutcome = MethodOutcome<Methods["admin.conversations.invite"]>;

/** Adds users to a channel of the organization. Those who can be added join even if others cannot. */
export function createAdminInvite({ store }: { readonly store: Store }) {
  return (
    { channel_id, user_ids }: AdminConversationsInviteArguments,
    { caller, now }: Context,
  ): Promise<AdminInviteOutcome> =>
    decide<AdminInviteOutcome>(store, async () => {
      const found = await findAdministered(channel_id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel } = found;
      const refusal = refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseArchivedChannel(channel);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const nowMs = now.getTime();
      const invitation = { found, caller, store, nowMs, mayAddSelf: true } as const;
      const invitees = await findInvitees([...new Set(user_ids)], invitation);
      const answer = toAnswer(invitees.problems);
      if (invitees.userIds.length === 0) return { kind: "answer", answer };
      const batch = joinChannel(channel, invitees, { inviterId: caller.user?.id ?? "", nowMs });
      return { kind: "commit", batch, answer: () => answer };
    });
}

function refuseArchivedChannel({ id, archived }: Channel) {
  return archived ? refuse("restricted_action", id, "a channel that is not archived") : undefined;
}

function toAnswer(problems: readonly Problem[]): AdminInviteOutcome {
  if (problems.length === 0) return { ok: true };
  const failed = Object.fromEntries(problems.map(({ user, error }) => [user, error]));
  return { ...refuse("failed_for_some_users", Object.keys(failed), "users who can be added"), failed_user_ids: failed };
}

/** The reason why a user cannot be added to a channel. */
interface Problem {
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
interface Invitees {
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
async function findInvitees(ids: readonly Id[], invitation: Invitation): Promise<Invitees> {
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

interface InvitationContext extends Invitation {
  readonly known: ReadonlyMap<Id, User>;
  readonly members: ReadonlySet<Id>;
  /** Workspaces of which users of the caller's company must belong to one. */
  readonly workspaceIds: readonly Id[];
}

async function findError(id: Id, context: InvitationContext): Promise<Problem["error"] | undefined> {
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
async function isPlaced({ id }: User, { store, workspaceIds }: InvitationContext): Promise<boolean> {
  const types = ["public_channel", "private_channel"] as const;
  const found = await Promise.all(
    workspaceIds.flatMap((workspaceId) =>
      types.map((type) => store.channels.ofMember({ workspaceId, type, from: "", limit: 1 }, id)),
    ),
  );
  return found.flat().length > 0;
}
